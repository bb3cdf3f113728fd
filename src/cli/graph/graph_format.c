/* The formats of state graphs, as tables of lines. */
#include "graph/graph_format.h"

#include <stddef.h>

static const cli_graph_row csv_rows[] = {
    {CLI_GRAPH_NODES, false, {"board,h,distance", NULL, "board,h"}},
    {CLI_GRAPH_NODES, true, {"\"@b\",@h,@d", "\"@b\",@h,", "\"@b\",@h"}},
    {CLI_GRAPH_EDGES, false, {"from,to,label,cost"}},
    {CLI_GRAPH_EDGES, true, {"\"@b\",\"@t\",@l,1"}},
    {.line = {NULL}},
};

static const cli_graph_row dot_rows[] = {
    {CLI_GRAPH_FRAME, false, {"digraph \"slidewise-graph 1\" {"}},
    {CLI_GRAPH_FRAME, false, {"goal=\"@g\";"}},
    {CLI_GRAPH_NODES,
     true,
     {"\"@b\" [h=@h, distance=@d];", "\"@b\" [h=@h, distance=\"\"];", "\"@b\" [h=@h];"}},
    {CLI_GRAPH_EDGES, true, {"\"@b\" -> \"@t\" [label=\"@l\", cost=1];"}},
    {CLI_GRAPH_FRAME, false, {"}"}},
    {.line = {NULL}},
};

#define GRAPHML "http://graphml.graphdrawing.org/xmlns"
#define GRAPHML_NODE "<node id=\"n@n\"><data key=\"board\">@b</data><data key=\"h\">@h</data>"

static const cli_graph_row graphml_rows[] = {
    {CLI_GRAPH_FRAME, false, {"<?xml version=\"1.0\" encoding=\"UTF-8\"?>"}},
    {CLI_GRAPH_FRAME,
     false,
     {"<graphml xmlns=\"" GRAPHML "\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
      " xsi:schemaLocation=\"" GRAPHML " " GRAPHML "/1.0/graphml.xsd\">"}},
    {CLI_GRAPH_FRAME,
     false,
     {"<key id=\"goal\" for=\"graph\" attr.name=\"goal\" attr.type=\"string\"/>"}},
    {CLI_GRAPH_FRAME,
     false,
     {"<key id=\"board\" for=\"node\" attr.name=\"board\" attr.type=\"string\"/>"}},
    {CLI_GRAPH_FRAME, false, {"<key id=\"h\" for=\"node\" attr.name=\"h\" attr.type=\"int\"/>"}},
    {CLI_GRAPH_FRAME,
     false,
     {"<key id=\"distance\" for=\"node\" attr.name=\"distance\" attr.type=\"int\"/>", NULL, ""}},
    {CLI_GRAPH_FRAME,
     false,
     {"<key id=\"label\" for=\"edge\" attr.name=\"label\" attr.type=\"string\"/>"}},
    {CLI_GRAPH_FRAME,
     false,
     {"<key id=\"cost\" for=\"edge\" attr.name=\"cost\" attr.type=\"int\"/>"}},
    {CLI_GRAPH_FRAME, false, {"<graph id=\"slidewise-graph-1\" edgedefault=\"directed\">"}},
    {CLI_GRAPH_FRAME, false, {"<data key=\"goal\">@g</data>"}},
    {CLI_GRAPH_NODES,
     true,
     {GRAPHML_NODE "<data key=\"distance\">@d</data></node>", GRAPHML_NODE "</node>",
      GRAPHML_NODE "</node>"}},
    {CLI_GRAPH_EDGES,
     true,
     {"<edge source=\"n@n\" target=\"n@m\"><data key=\"label\">@l</data>"
      "<data key=\"cost\">1</data></edge>"}},
    {CLI_GRAPH_FRAME, false, {"</graph>"}},
    {CLI_GRAPH_FRAME, false, {"</graphml>"}},
    {.line = {NULL}},
};

#define JSON_NODE "{\"board\":\"@b\",\"h\":@h"

static const cli_graph_row json_rows[] = {
    {CLI_GRAPH_FRAME, false, {"{\"format\":\"slidewise-graph 1\",\"goal\":\"@g\""}},
    {CLI_GRAPH_NODES, false, {",\"nodes\":["}},
    {CLI_GRAPH_NODES,
     true,
     {JSON_NODE ",\"distance\":@d}", JSON_NODE ",\"distance\":null}", JSON_NODE "}"}},
    {CLI_GRAPH_NODES, false, {"]"}},
    {CLI_GRAPH_EDGES, false, {",\"edges\":["}},
    {CLI_GRAPH_EDGES, true, {"{\"from\":\"@b\",\"to\":\"@t\",\"label\":\"@l\",\"cost\":1}"}},
    {CLI_GRAPH_EDGES, false, {"]"}},
    {CLI_GRAPH_FRAME, false, {"}"}},
    {.line = {NULL}},
};

const cli_graph_format cli_graph_formats[CLI_GRAPH_FORMATS] = {
    {.name = "csv", .separator = "", .one_section = true, .rows = csv_rows},
    {.name = "dot", .separator = "", .rows = dot_rows},
    {.name = "graphml", .separator = "", .numbered = true, .rows = graphml_rows},
    {.name = "json", .separator = ",", .rows = json_rows},
};

const char *const cli_graph_format_names[CLI_GRAPH_FORMATS + 1] = {"csv", "dot", "graphml", "json",
                                                                   NULL};

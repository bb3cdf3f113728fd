"""Completions for bash, zsh and fish."""

import re


def clause(about):
    """The beginning of a description, for a menu."""
    return re.split(r"[;:(]|\.\s", about + " ")[0].strip()


def takes_file(value):
    return "FILE" in value or "PATH" in value or value in ("PACK", "PLAN")


def takes_files(command):
    """Whether a file may stand among its operands."""
    return any(takes_file(re.sub("[].[]", "", word)) for line in command.usages
               for words in [re.sub(r"--?\w+ \w+", "", line).split()] for word in "|".join(words).split("|"))


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


# bash

def bash_value(option):
    if option.words:
        return f"words={quoted(' '.join(option.words))}"
    if takes_file(option.value):
        return "compopt -o default"
    return "compopt -o dirnames" if option.value == "DIR" else ":"


def bash_command(command, first):
    """One branch; `first`: the verbs, of the game alone."""
    lines = [f"    {command.verb or '*'})", "      case $before in"]
    for option in command.options:
        if option.kind != "flag":
            lines.append(f"        {option.name}) {bash_value(option)} ;;")
    names = " ".join(option.name for option in command.options)
    lines += ["        *)", f"          words={quoted(names)}"]
    if command.subcommands or first:
        place, words = (2, command.subcommands) if command.subcommands else (1, first)
        lines.append(f"          ((COMP_CWORD != {place})) || words+={quoted(' ' + ' '.join(words))}")
    if takes_files(command):
        lines.append("          [[ $word == -* ]] || compopt -o default")
    return lines + ["          ;;", "      esac", "      ;;"]


def bash(commands):
    game, *verbs = commands
    names = [verb.verb for verb in verbs] + ["help"]
    lines = ["_slidewise() {",
             "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=",
             "  [[ $word != '=' ]] || word=",
             "  [[ $before != '=' ]] || before=${COMP_WORDS[COMP_CWORD - 2]}",
             "  local list=${word%\"${word##*,}\"} # of values parted by commas, but the last",
             "  local verb=${COMP_WORDS[1]}",
             "  ((COMP_CWORD > 1)) || verb=",
             "  case $verb in"]
    for verb in verbs:
        lines += bash_command(verb, [])
    lines += [f"    help) words={quoted(' '.join(names))} ;;"] + bash_command(game, names)
    lines += ["  esac",
              "  mapfile -t COMPREPLY < <(compgen -P \"$list\" -W \"$words\" -- \"${word##*,}\")",
              "}", "complete -F _slidewise slidewise", ""]
    return "\n".join(lines)


# zsh

def zsh_text(text):
    return re.sub(r"([][:\\])", r"\\\1", text)


def zsh_option(option):
    if option.kind == "flag":
        return f"{option.name}[{zsh_text(clause(option.about))}]"
    action = ("_files" if takes_file(option.value) else "_files -/" if option.value == "DIR" else
              "_sequence compadd - " + " ".join(option.words) if option.kind == "choices" else
              f"({' '.join(option.words)})" if option.words else " ")
    equals = "=" if option.name.startswith("--") else ""
    return f"{option.name}{equals}[{zsh_text(clause(option.about))}]:{option.value}:{action}"


def zsh_arguments(command, first=()):
    specs = [zsh_option(option) for option in command.options]
    if command.subcommands:
        specs.append(f"1:what:({' '.join(command.subcommands)})")
    if first:
        pairs = " ".join(f"{verb.verb}\\:{quoted(zsh_text(clause(verb.about)))}" for verb in first)
        specs.append(f"1:verb:(({pairs}))")
    if takes_files(command):
        specs.append("*:file:_files")
    return "_arguments " + " ".join(map(quoted, specs))


def zsh(commands):
    game, *verbs = commands
    names = " ".join(verb.verb for verb in verbs)
    lines = ["#compdef slidewise",
             f"if ((CURRENT > 2)) && [[ $words[2] == ({names.replace(' ', '|')}|help) ]]; then",
             "  shift words", "  ((CURRENT--))", "  case $words[1] in"]
    lines += [f"    {verb.verb}) {zsh_arguments(verb)} ;;" for verb in verbs]
    lines += [f"    help) _arguments '1:verb:({names})' ;;", "  esac", "else",
              "  " + zsh_arguments(game, verbs), "fi", ""]
    return "\n".join(lines)


# fish

def fish_option(condition, option):
    name = f"-l {option.name[2:]}" if option.name.startswith("--") else f"-s {option.name[1:]}"
    words = " ".join(option.words)
    value = ("" if option.kind == "flag" else " -r" if takes_file(option.value) else
             " -x -a '(__fish_complete_directories)'" if option.value == "DIR" else
             f" -x -a '(__fish_append , {words})'" if option.kind == "choices" else
             f" -x -a '{words}'" if words else " -x")
    return f"complete -c slidewise -n {condition} {name}{value} -d {fish_quoted(clause(option.about))}"


def fish_quoted(text):
    return "'" + re.sub(r"(['\\])", r"\\\1", text) + "'"


def fish_operands(condition, command):
    words, files = command.subcommands, " -F" if takes_files(command) else ""
    if not words and not files:
        return []
    return [f"complete -c slidewise -n {condition}{files}" + (f" -a '{' '.join(words)}'" if words else "")]


def fish(commands):
    game, *verbs = commands
    names = " ".join(verb.verb for verb in verbs)
    first = f"'not __fish_seen_subcommand_from {names} help'"
    lines = ["complete -c slidewise -f"]
    lines += [f"complete -c slidewise -n {first} -a {verb.verb} -d {fish_quoted(clause(verb.about))}" for verb in verbs]
    lines += [f"complete -c slidewise -n '__fish_seen_subcommand_from help' -a '{names}'"]
    for command in commands:
        condition = f"'__fish_seen_subcommand_from {command.verb}'" if command.verb else first
        lines += [fish_option(condition, option) for option in command.options]
        lines += fish_operands(condition, command)
    return "\n".join(lines) + "\n"

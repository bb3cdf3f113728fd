/* The commands that wait, and what stops those that run. */
#include "engine/engine_queue.h"

#include <stdlib.h>
#include <string.h>

void cli_engine_queue_init(engine_queue *out)
{
    *out = (engine_queue){0};
    out->last = &out->first;
    os_mutex_init(&out->lock);
    os_condition_init(&out->changed);
}

static engine_command *pop(engine_queue *queue)
{
    engine_command *first = queue->first;
    if (!first)
        return NULL;
    queue->first = first->next;
    if (!queue->first)
        queue->last = &queue->first;
    queue->bytes -= strlen(first->line);
    return first;
}

void cli_engine_queue_deinit(engine_queue *queue)
{
    for (engine_command *waiting; (waiting = pop(queue));)
        free(waiting);
    os_condition_deinit(&queue->changed);
    os_mutex_deinit(&queue->lock);
}

static void append(engine_queue *queue, engine_command *command, size_t length)
{
    command->number = ++queue->taken;
    *queue->last = command;
    queue->last = &command->next;
    queue->bytes += length;
    os_condition_signal_all(&queue->changed);
}

bool cli_engine_queue_add(engine_queue *queue, const char *line, size_t length)
{
    engine_command *command = malloc(sizeof *command + length + 1);
    if (!command)
        return false;
    command->next = NULL;
    memcpy(command->line, line, length);
    command->line[length] = '\0';
    length = strlen(command->line); /* a NUL ends it */
    os_mutex_lock(&queue->lock);
    bool has_room = queue->bytes + length <= ENGINE_QUEUE_BYTES;
    if (has_room)
        append(queue, command, length);
    os_mutex_unlock(&queue->lock);
    if (!has_room)
        free(command);
    return has_room;
}

engine_command *cli_engine_queue_take(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    while (!queue->first && !queue->ended && !queue->quit)
        os_condition_wait(&queue->changed, &queue->lock);
    engine_command *command = queue->quit ? NULL : pop(queue);
    queue->running = command ? command->number : 0;
    os_mutex_unlock(&queue->lock);
    return command;
}

/* Under the lock. */
static void stop(engine_queue *queue)
{
    queue->stopped = queue->taken;
    if (queue->job)
        slidewise_job_stop(queue->job);
    os_condition_signal_all(&queue->changed);
}

void cli_engine_queue_stop(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    stop(queue);
    os_mutex_unlock(&queue->lock);
}

void cli_engine_queue_quit(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    queue->quit = true;
    stop(queue);
    os_mutex_unlock(&queue->lock);
}

void cli_engine_queue_end(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    queue->ended = true;
    os_condition_signal_all(&queue->changed);
    os_mutex_unlock(&queue->lock);
}

/* Under the lock. */
static bool is_stopped(const engine_queue *queue)
{
    return queue->running <= queue->stopped;
}

void cli_engine_queue_set_job(engine_queue *queue, slidewise_job *job)
{
    os_mutex_lock(&queue->lock);
    queue->job = job;
    if (job && is_stopped(queue))
        slidewise_job_stop(job);
    os_mutex_unlock(&queue->lock);
}

bool cli_engine_queue_is_stopped(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    bool stopped = is_stopped(queue);
    os_mutex_unlock(&queue->lock);
    return stopped;
}

bool cli_engine_queue_has_ended(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    bool ended = queue->ended;
    os_mutex_unlock(&queue->lock);
    return ended;
}

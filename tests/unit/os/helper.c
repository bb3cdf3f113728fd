#include "helper.h"

#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "claims.h"

extern char **environ;

/* The end that the helper writes into becomes its standard output. */
static pid_t spawn(char *const arguments[], const int ends[2])
{
    pid_t process;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    assert_int_equal(posix_spawn(&process, HELPER, &actions, NULL, arguments, environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    return process;
}

helper helper_start(const char *deed, const char *argument)
{
    char words[2][512], program[] = HELPER;
    char *const arguments[] = {program, words[0], words[1], NULL};
    int ends[2];
    snprintf(words[0], sizeof words[0], "%s", deed);
    snprintf(words[1], sizeof words[1], "%s", argument);
    assert_int_equal(pipe(ends), 0);
    helper own = {.process = spawn(arguments, ends), .output = fdopen(ends[0], "r")};
    close(ends[1]);
    assert_non_null(own.output);
    return own;
}

const char *helper_says(helper *own, char line[256])
{
    if (!fgets(line, 256, own->output))
        line[0] = '\0';
    line[strcspn(line, "\n")] = '\0';
    return line;
}

void helper_kill(helper *own)
{
    assert_int_equal(kill(own->process, SIGKILL), 0);
}

int helper_end(helper *own)
{
    int status;
    assert_int_equal(waitpid(own->process, &status, 0), own->process);
    fclose(own->output);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

int helper_run(const char *deed, const char *argument)
{
    helper own = helper_start(deed, argument);
    return helper_end(&own);
}

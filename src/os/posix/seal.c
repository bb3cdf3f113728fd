/* A process that gives up what it does not need. */
#include "os/seal.h"

#include "posix/sanitized.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef OS_SANITIZED

bool os_seal(void)
{
    return false;
}

#else

static void limit_to_none(int what)
{
    const struct rlimit none = {0, 0};
    setrlimit(what, &none);
}

/* What is open stays open. */
static void give_up_rights(void)
{
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    limit_to_none(RLIMIT_NPROC);
    limit_to_none(RLIMIT_NOFILE);
}

#if defined(__x86_64__) && !defined(__ILP32__)

/* Instructions of the filter, which the kernel runs before each system call (BPF). A jump names how many
 * instructions are skipped where its claim holds, and where it does not. */
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define JUMP_EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no)
#define JUMP_BIT(bit, yes, no) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bit, yes, no)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define ALLOW_CALL(name) JUMP_EQUAL(SYS_##name, 0, 1), ALLOW

/* For calls whose third argument says what may be done with the memory. */
#define ALLOW_WITHOUT_CODE(name)                                                                   \
    JUMP_EQUAL(SYS_##name, 0, 4), LOAD(args[2]), JUMP_BIT(PROT_EXEC, 0, 1), KILL, ALLOW

/* Allocators use brk or mmap, mprotect for pages that nobody may touch, and getrandom for what they sign their
 * blocks with; qsort asks sysinfo how much memory there is. The filter holds for all threads, should a library
 * have started one. */
static bool close_off(void)
{
    struct sock_filter program[] = {
        LOAD(arch),
        JUMP_EQUAL(AUDIT_ARCH_X86_64, 1, 0), /* the calls' numbers are this one's */
        KILL,
        LOAD(nr),
        ALLOW_CALL(read),
        ALLOW_CALL(write),
        ALLOW_CALL(writev),
        ALLOW_CALL(brk),
        ALLOW_CALL(munmap),
        ALLOW_CALL(mremap),
        ALLOW_CALL(madvise),
        ALLOW_CALL(getrandom),
        ALLOW_CALL(sysinfo),
        ALLOW_CALL(futex),
        ALLOW_CALL(exit),
        ALLOW_CALL(exit_group),
        ALLOW_WITHOUT_CODE(mmap),
        ALLOW_WITHOUT_CODE(mprotect),
        KILL,
    };
    const struct sock_fprog filter = {sizeof program / sizeof *program, program};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

#else

static bool close_off(void)
{
    return false;
}

#endif

bool os_seal(void)
{
    give_up_rights();
    return close_off();
}

#endif

// The worker decodes files that anybody may have made, with decoders that crash on some of them. It
// gets its input through a socket and answers there, so it needs next to no system calls.
#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

// Memory, threads, time, and the socket that is open. Whatever else is asked for gets EPERM, which
// libraries take as "not here" and do without.
static const int allowed[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_sendto, SYS_close, SYS_lseek, SYS_fstat, SYS_fcntl,
    SYS_ppoll, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_brk, SYS_futex,
    SYS_set_robust_list, SYS_rseq, SYS_sched_yield, SYS_sched_getaffinity, SYS_getcpu,
    SYS_membarrier, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
    SYS_tgkill, SYS_exit, SYS_exit_group, SYS_restart_syscall, SYS_clock_gettime,
    SYS_clock_nanosleep, SYS_gettimeofday, SYS_nanosleep, SYS_getpid, SYS_gettid, SYS_getrandom,
    SYS_sysinfo, SYS_uname, SYS_getrusage, SYS_prlimit64, SYS_eventfd2,
#if defined(__x86_64__)
    SYS_poll, SYS_getrlimit, SYS_setrlimit, SYS_arch_prctl,
#endif
};

#define COUNT (sizeof allowed / sizeof *allowed)
// Threads, not processes: glibc asks for these flags together.
#define THREAD_FLAGS 0x10100u /* CLONE_THREAD | CLONE_VM */

int sandbox_close_doors(void) {
#ifdef MACHINE
  struct sock_filter rules[COUNT * 2 + 16];
  unsigned short count = 0;
#define RULE(code, value, yes, no) \
  rules[count++] = (struct sock_filter)BPF_JUMP(code, (uint32_t)(value), yes, no)
#define LOAD(offset) RULE(BPF_LD | BPF_W | BPF_ABS, offset, 0, 0)
#define END(action) RULE(BPF_RET | BPF_K, action, 0, 0)
  LOAD(offsetof(struct seccomp_data, arch));
  RULE(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  END(SECCOMP_RET_KILL_PROCESS);
  LOAD(offsetof(struct seccomp_data, nr));
  for (size_t index = 0; index < COUNT; index++) {
    RULE(BPF_JMP | BPF_JEQ | BPF_K, allowed[index], 0, 1);
    END(SECCOMP_RET_ALLOW);
  }
  // clone3 hides its flags in memory; told that it isn't there, glibc takes clone.
  RULE(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1);
  END(SECCOMP_RET_ERRNO | ENOSYS);
  RULE(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4);
  LOAD(offsetof(struct seccomp_data, args[0]));
  RULE(BPF_ALU | BPF_AND | BPF_K, THREAD_FLAGS, 0, 0);
  RULE(BPF_JMP | BPF_JEQ | BPF_K, THREAD_FLAGS, 0, 1);
  END(SECCOMP_RET_ALLOW);
  END(SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {count, rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  return -1;
#endif
}

static int limit(int what, rlim_t most) {
  struct rlimit value = {most, most};
  return setrlimit(what, &value);
}

int sandbox_limit_resources(uint64_t address_space) {
  int refused = limit(RLIMIT_AS, address_space);
  refused |= limit(RLIMIT_FSIZE, 0);
  refused |= limit(RLIMIT_CORE, 0);
  refused |= limit(RLIMIT_NOFILE, 32);
  return refused ? -1 : 0;
}

int sandbox_limit_seconds(uint64_t seconds) {
  struct rusage used;
  struct rlimit value;
  if (getrusage(RUSAGE_SELF, &used) || getrlimit(RLIMIT_CPU, &value)) return -1;
  value.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + seconds;
  return setrlimit(RLIMIT_CPU, &value);
}

#define _GNU_SOURCE
#include "wall.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

// The calls that are refused, whatever they are called with.
static const int refused[] = {
  // Networks, and what would make their calls for one.
  SYS_socket, SYS_bind, SYS_connect, SYS_listen, SYS_accept, SYS_accept4, SYS_io_uring_setup,
  SYS_io_uring_enter, SYS_io_uring_register,
  // What a file is, whose it is, and who may read it.
#ifdef SYS_chmod
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
  463 /* setxattrat */, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
  466 /* removexattrat */, SYS_truncate,
  469 /* file_setattr */, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init,
  // Other processes, and what they share.
  SYS_setsid, SYS_pidfd_send_signal, SYS_pidfd_getfd, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
  SYS_kcmp, SYS_process_madvise, SYS_migrate_pages, SYS_move_pages, SYS_shmget, SYS_shmat,
  SYS_shmctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl, SYS_msgget, SYS_msgsnd,
  SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_keyctl, SYS_add_key, SYS_request_key,
  // The system, for one who may change it.
  SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
  SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
  SYS_swapon, SYS_swapoff, SYS_reboot, SYS_kexec_load, SYS_init_module, SYS_finit_module,
  SYS_delete_module, SYS_acct, SYS_quotactl, SYS_settimeofday, SYS_clock_settime,
  SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_syslog, SYS_vhangup,
  SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
#ifdef SYS_iopl
  SYS_iopl, SYS_ioperm,
#endif
};

// These do nothing and say that they did: who copies a file gives the copy the rights of the other.
static const int pretended[] = {SYS_fchmod, SYS_fchown};

// These have no answer here, so that libraries take the older ones, whose words can be read.
static const int unknown[] = {SYS_clone3, SYS_openat2};

// The namespaces of CLONE_NEW….
#define NEW_NAMESPACES 0x7E020000
// Typing into a terminal, and taking one.
#define TIOCSTI 0x5412
#define TIOCLINUX 0x541C
#define TIOCSCTTY 0x540E

#define MOST 512

typedef struct {
  struct sock_filter lines[MOST];
  unsigned short count;
} program;

static void add(program *program, unsigned short code, uint32_t value, uint8_t yes, uint8_t no) {
  program->lines[program->count++] = (struct sock_filter){code, yes, no, value};
}

static void load(program *program, size_t offset) {
  add(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void load_call(program *program) { load(program, offsetof(struct seccomp_data, nr)); }

// The lower half of an argument, which is all that the calls below look at.
static void load_argument(program *program, int number) {
  load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)number);
}

static void answer(program *program, uint32_t answer) {
  add(program, BPF_RET | BPF_K, answer, 0, 0);
}

#define REFUSE(number) (SECCOMP_RET_ERRNO | (number))

// What follows, `count` lines, is for one call.
static void for_call(program *program, int call, uint8_t count) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, count);
}

static void refuse_all(program *program) {
  for (size_t place = 0; place < sizeof refused / sizeof *refused; place++) {
    for_call(program, refused[place], 1);
    answer(program, REFUSE(EPERM));
  }
  for (size_t place = 0; place < sizeof pretended / sizeof *pretended; place++) {
    for_call(program, pretended[place], 1);
    answer(program, REFUSE(0));
  }
  for (size_t place = 0; place < sizeof unknown / sizeof *unknown; place++) {
    for_call(program, unknown[place], 1);
    answer(program, REFUSE(ENOSYS));
  }
}

// Dates of an open file, which has no path here, are kept as they are without a word.
static void refuse_dates(program *program) {
  for_call(program, SYS_utimensat, 4);
  load_argument(program, 1);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
  answer(program, REFUSE(0));
  answer(program, REFUSE(EPERM));
}

static void refuse_namespaces(program *program) {
  for_call(program, SYS_clone, 4);
  load_argument(program, 0);
  add(program, BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES, 0, 1);
  answer(program, REFUSE(EPERM));
  load_call(program);
}

static void refuse_terminals(program *program) {
  for_call(program, SYS_ioctl, 6);
  load_argument(program, 1);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 2, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 1, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, TIOCSCTTY, 0, 1);
  answer(program, REFUSE(EPERM));
  load_call(program);
}

// Linux empties a file that is opened to be read and emptied, and Landlock calls that reading before
// its version 3.
static void refuse_emptying(program *program, int call, int flags) {
  for_call(program, call, 5);
  load_argument(program, flags);
  add(program, BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE, 0, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, O_TRUNC, 0, 1);
  answer(program, REFUSE(EPERM));
  load_call(program);
}

// A call whose first argument names a process, which may be this one, or 0 for this one or its group.
static void allow_own(program *program, int call) {
  for_call(program, call, 5);
  load_argument(program, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 2, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  answer(program, REFUSE(EPERM));
  load_call(program);
}

bool wall_filter_calls(int version) {
#ifdef MACHINE
  program program;
  program.count = 0;
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  answer(&program, SECCOMP_RET_KILL_PROCESS);
  load_call(&program);
#if defined(__x86_64__)
  // The calls of x32 have numbers of their own.
  add(&program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  answer(&program, REFUSE(ENOSYS));
#endif
  refuse_all(&program);
  refuse_dates(&program);
  refuse_namespaces(&program);
  refuse_terminals(&program);
  refuse_emptying(&program, SYS_openat, 2);
#ifdef SYS_open
  refuse_emptying(&program, SYS_open, 1);
#endif
  allow_own(&program, SYS_prlimit64);
  // From version 6, Landlock keeps signals within.
  if (version < 6) {
    allow_own(&program, SYS_kill);
    allow_own(&program, SYS_tgkill);
    for_call(&program, SYS_tkill, 1);
    answer(&program, REFUSE(EPERM));
  }
  answer(&program, SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {program.count, program.lines};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0;
#else
  (void)version;
  errno = ENOSYS;
  return false;
#endif
}

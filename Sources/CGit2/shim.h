#include <git2.h>
#include <git2/sys/hashsig.h>
#include <git2/sys/repository.h>

/// Tells libgit2 to open repositories that use extensions which change how objects are fetched or kept, but not how those
/// present are read: partial clones, per-worktree configuration (sparse checkouts set it), a promise not to delete objects.
/// Here because Swift cannot call variadic functions.
static inline int parity_git_accept_harmless_extensions(void) {
  const char *names[] = {"partialclone", "worktreeconfig", "preciousobjects"};
  return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, sizeof names / sizeof *names);
}

/// Tells libgit2 where the certificates of authorities lie: a file of them, a folder of such files, or both.
static inline int parity_git_trust(const char *file, const char *folder) {
  return git_libgit2_opts(GIT_OPT_SET_SSL_CERT_LOCATIONS, file, folder);
}

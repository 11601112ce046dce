#if __has_include("../../.deps/tree-sitter/core/lib/src/lib.c")
#include "../../.deps/tree-sitter/core/lib/src/lib.c"
#else
#error "The tree-sitter runtime is missing. Run: make deps"
#endif

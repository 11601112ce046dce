#if __has_include("../../.deps/tree-sitter-kotlin/src/scanner.c")
#include "../../.deps/tree-sitter-kotlin/src/scanner.c"
#else
#error "The Kotlin grammar is missing. Run: make deps"
#endif

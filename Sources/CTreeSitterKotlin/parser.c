#if __has_include("../../.deps/tree-sitter-kotlin/src/parser.c")
#include "../../.deps/tree-sitter-kotlin/src/parser.c"
#else
#error "The Kotlin grammar is missing. Run: make deps"
#endif

// The tree-sitter runtime, unmodified; `make deps` unpacks it into .deps/.
#pragma once
#if __has_include("../../../.deps/tree-sitter/core/lib/include/tree_sitter/api.h")
#include "../../../.deps/tree-sitter/core/lib/include/tree_sitter/api.h"
#endif

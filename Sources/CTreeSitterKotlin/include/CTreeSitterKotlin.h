// The Kotlin grammar for tree-sitter, unmodified; `make deps` unpacks it into .deps/.
#pragma once
typedef struct TSLanguage TSLanguage;
const TSLanguage *tree_sitter_kotlin(void);

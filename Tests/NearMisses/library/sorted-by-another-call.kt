fun ranked(words: List<String>, query: String): List<String> = words.sortedByDescending { score(it, query) }

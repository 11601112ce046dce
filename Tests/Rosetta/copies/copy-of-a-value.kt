class Filter {
    fun start(words: List<String>, marks: Set<Int>, weights: Map<String, Int>) {
        begin(words.toList())
        begin(marks.toSet())
        begin(weights.toMap())
    }
}

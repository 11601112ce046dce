class Reader {
    fun lines(text: String): List<String> {
        return text.lines()
        //~    ^^^^^^^^^^^^ split-join-defaults
    }

    fun written(text: String): List<String> {
        return text.lines().filter { it.isNotEmpty() }
    }
}

class Feed {
    fun top(titles: List<String>, limit: Int): List<String> {
        return titles.take(limit)
    }

    fun rest(titles: List<String>, limit: Int): List<String> {
        return titles.drop(limit)
    }

    fun parts(path: String): List<String> {
        return path.split("/")
    }

    fun find(titles: List<String>, wanted: String): String? {
        return titles.firstOrNull { it == wanted }
    }

    fun length(titles: List<Int>): Int {
        return titles.fold(0) { sum, title -> sum + title }
    }

    fun evens(limit: Int): List<Int> {
        val result = mutableListOf<Int>()
        for (number in 0..limit step 2) {
            result.add(number)
        }
        return result
    }
}

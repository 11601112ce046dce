class Indexer {
    private var done = 0

    suspend fun run(pages: List<Int>) {
        for (page in pages) {
            index(page)
            done += 1
        }
    }

    private suspend fun index(page: Int) {
        done = page
    }
}

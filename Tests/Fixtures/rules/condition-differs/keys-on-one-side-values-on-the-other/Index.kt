class Index {
    fun list(pages: Map<String, String>) {
        for (k in pages.values) {
            put(k)
        }
    }

    fun count(pages: Map<String, String>) {
        for ((_, text) in pages) {
            weigh(text)
        }
    }

    fun fill(pages: Map<String, String>) {
        for (v in pages.values) {
            put(v)
        }
    }
}

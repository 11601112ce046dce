class Diary {
    val pages = mutableListOf<String>()

    fun log(page: String) {
        pages.add(page)
        save(pages)
    }

    fun note(page: String) {
        prepare(page)
    }
}

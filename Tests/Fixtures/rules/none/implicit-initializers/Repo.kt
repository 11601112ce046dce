class Repo {
    var page: Page = Page()
        private set

    fun reset() {
        page = Page()
    }

    fun turn(number: Int, done: (Page) -> Unit) {
        page = Page(number, "Page")
        done(Page(number, "Copy"))
    }
}

data class Page(val number: Int = 0, val title: String = "")

class Pager(private val total: Int) {
    fun pages(size: Int): Int {
        check(size > 0) { "a page holds something" }
        //~ assert-semantics: is asked in every build
        return total / size
    }
}

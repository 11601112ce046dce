class Pager(private val total: Int) {
    fun pages(size: Int): Int {
        assert(size > 0) { "a page holds something" }
        //~ info assert-semantics
        return total / size
    }
}

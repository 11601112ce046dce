class Pager {
    fun limit(): Int {
        return PAGE_SIZE
    }

    private companion object {
        const val PAGE_SIZE = 20
    }
}

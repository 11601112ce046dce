class Pager {
    companion object {
        const val PAGE_SIZE = 20
    }
}

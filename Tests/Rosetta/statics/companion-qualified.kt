class Pager {
    companion object {
        val pageSize = 20
    }
}

fun limit(): Int {
    return Pager.Companion.pageSize
}

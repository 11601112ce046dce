class Pager {
    companion object {
        const val size = 20
        const val limit = 20
    }
}

fun count(): Int {
    return Pager.Companion.limit
}

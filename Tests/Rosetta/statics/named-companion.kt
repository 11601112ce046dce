class Pager {
    companion object Defaults {
        const val size = 20
    }
}

fun limit(): Int {
    return Pager.size
}

object Constants {
    const val DEFAULT_PAGE_SIZE = 20
}

fun size(): Int {
    return Constants.DEFAULT_PAGE_SIZE
}

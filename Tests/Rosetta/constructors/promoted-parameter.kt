class Filter(limit: Int) {
    val limit: Int? = limit
}

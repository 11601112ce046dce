fun handle(id: Int?, list: List<Int?>): Int {
    val key = id ?: throw Missing()
    for (item in list) {
        val value = item ?: continue
        if (value >= key) break
        use(value)
    }
    return key
}

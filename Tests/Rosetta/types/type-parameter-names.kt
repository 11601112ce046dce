fun <T> pick(values: List<T>): T? {
    return null
}

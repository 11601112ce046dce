fun texts(values: List<Any>): List<String> {
    return values.filterIsInstance<String>()
}

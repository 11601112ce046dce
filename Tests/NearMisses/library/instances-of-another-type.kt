fun texts(values: List<Any>): List<Any> {
    return values.filterIsInstance<String>()
}

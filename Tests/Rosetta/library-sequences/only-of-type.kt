fun texts(values: List<Any>): List<String> {
    return values.mapNotNull { it as? String }
}

fun isText(value: Any): Boolean {
    return value is String
}

fun isOther(value: Any): Boolean {
    return value !is String
}

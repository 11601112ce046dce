fun text(value: Any): String? {
    return value as? String
}

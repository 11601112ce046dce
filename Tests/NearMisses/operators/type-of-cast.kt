fun text(value: Any): Boolean {
    return value is Int
}

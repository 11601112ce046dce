fun load(): String {
    return ""
}

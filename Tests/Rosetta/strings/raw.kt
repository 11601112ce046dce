fun pattern(): String {
    return "^\\d+$"
}

fun key(name: String): String {
    return name.uppercase()
}

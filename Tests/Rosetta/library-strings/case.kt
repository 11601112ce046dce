fun both(name: String): String {
    return name.lowercase() + name.uppercase()
}

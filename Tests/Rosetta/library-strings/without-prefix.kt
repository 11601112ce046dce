fun bare(name: String): String {
    return name.removePrefix("@")
}

fun title(name: String): String {
    return name.replaceFirstChar { it.uppercase() }
}

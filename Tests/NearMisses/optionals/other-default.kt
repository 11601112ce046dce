fun title(name: String?): String {
    return name ?: "user"
}

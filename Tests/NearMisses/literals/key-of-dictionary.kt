fun params(name: String): Map<String, String> {
    return mapOf("title" to name)
}

fun ages(): Map<String, Int> {
    return mapOf("ann" to 3, "bob" to 4)
}

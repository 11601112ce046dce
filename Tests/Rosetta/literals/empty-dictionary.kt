fun ages(): Map<String, Int> {
    return emptyMap()
}

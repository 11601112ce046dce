fun ages(): Map<String, Int> {
    return mapOf(Pair("ann", 3))
}

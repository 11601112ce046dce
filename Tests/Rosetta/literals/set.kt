fun names(): Set<String> {
    return setOf("a", "b")
}

fun empty(): Set<String> {
    return setOf<String>()
}

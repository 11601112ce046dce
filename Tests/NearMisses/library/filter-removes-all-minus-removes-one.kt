fun without(names: List<String>, name: String): List<String> {
    return names - name
}

fun present(names: List<String?>): List<String> {
    return names.filterNotNull()
}

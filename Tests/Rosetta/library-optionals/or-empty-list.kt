fun list(names: List<String>?): List<String> {
    return names.orEmpty()
}

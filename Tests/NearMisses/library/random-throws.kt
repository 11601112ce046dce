fun pick(names: List<String>): String? {
    return names.random()
}

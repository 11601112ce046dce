fun longNames(names: List<String>): Int {
    return names.count { it != "" }
}

fun isNew(name: String, names: List<String>): Boolean {
    return name !in names
}

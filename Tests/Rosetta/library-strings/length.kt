fun size(name: String): Int {
    return name.length
}

fun size(names: List<String>?): Int {
    return names?.size ?: 0
}

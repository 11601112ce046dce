fun open(path: String?): Int {
    val file = path
    if (file == null) {
        report("none")
        return -1
    }
    return size(file)
}

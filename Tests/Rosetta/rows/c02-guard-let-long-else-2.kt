fun open(path: String?): Int {
    if (path == null) {
        report("none")
        return -1
    }
    return size(path)
}

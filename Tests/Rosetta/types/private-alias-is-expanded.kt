fun join(path: List<String>): String {
    return path.joinToString("/")
}

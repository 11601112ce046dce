fun parts(line: String): List<String> {
    return line.split(",", limit = 2)
}

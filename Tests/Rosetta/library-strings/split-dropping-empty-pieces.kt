fun parts(line: String): List<String> {
    return line.split(",").filter { it.isNotEmpty() }
}

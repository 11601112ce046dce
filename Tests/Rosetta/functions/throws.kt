@Throws(Exception::class)
fun load(path: String): String {
    return path
}

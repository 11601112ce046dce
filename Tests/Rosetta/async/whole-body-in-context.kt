suspend fun load(path: String): String = withContext(Dispatchers.IO) {
    read(path)
}

fun read(path: String): String {
    return path
}

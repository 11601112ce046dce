fun isHidden(name: String): Boolean = name.startsWith(".")
fun isFolder(path: String): Boolean = !path.endsWith("/")

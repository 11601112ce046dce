object Paths {
    const val root = "/v1"
}

fun path(id: String): String {
    return Paths.root + "/" + id
}

class Route(id: String) {
    val path: String = "/route/" + id
}

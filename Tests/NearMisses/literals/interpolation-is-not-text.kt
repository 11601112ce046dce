fun path(id: String): String {
    return "/v1/\$id"
}

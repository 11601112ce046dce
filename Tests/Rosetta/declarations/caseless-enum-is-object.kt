object Endpoints {
    const val login = "/v1/login"

    fun detail(id: String): String {
        return "/v1/detail/" + id
    }
}

object Endpoints {
    const val BASE = "https://a.b"
    fun user(id: Int): String = "$BASE/users/$id"
}

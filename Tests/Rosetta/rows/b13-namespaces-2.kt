class Endpoints private constructor() {
    companion object {
        val base = "https://a.b"
        fun user(id: Int): String { return base + "/users/" + id }
    }
}

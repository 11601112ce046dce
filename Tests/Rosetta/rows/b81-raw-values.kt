enum class Method(val rawValue: String) {
    Get("GET"),
    Post("POST");
}
fun text(m: Method): String { return m.rawValue }

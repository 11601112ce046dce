fun make(a: Boolean, b: Int, c: Double, d: String, e: Any): Boolean {
    return a
}

fun isLocal(code: String): Boolean {
    if (code.isEmpty()) return false
    if (code.take(3).toIntOrNull() in 200..299) return true
    return code.startsWith("7")
}

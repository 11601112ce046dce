class Address(val parts: List<String>) {
    fun port(): Int? {
        val portText = parts.lastOrNull() ?: return null
        return portText.toIntOrNull()
    }

    fun sessionId(): Int? {
        return "443".toIntOrNull()
    }
}

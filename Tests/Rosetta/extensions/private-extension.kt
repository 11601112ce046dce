data class Response(val code: Int)

private fun Response.failed(): Boolean {
    return code >= 400
}

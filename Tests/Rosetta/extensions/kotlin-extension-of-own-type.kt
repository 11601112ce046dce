data class Response(val code: Int)

fun Response.failed(): Boolean {
    return code >= 400
}

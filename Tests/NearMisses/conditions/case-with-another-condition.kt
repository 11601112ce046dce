sealed class Reply {
    data class Text(val line: String) : Reply()
    object None : Reply()
}

fun show(reply: Reply): Int {
    return when (reply) {
        is Reply.Text -> if (reply.line.isBlank) 1 else 0
        Reply.None -> 2
    }
}

package news.courier.comments

data class Comment(val articleId: Long, val text: String)

sealed class CommentProblem : Exception() {
    data object Empty : CommentProblem()
    data class TooLong(val limit: Int) : CommentProblem()
    data object TooManyLinks : CommentProblem()
}

fun interface CommentApi {
    suspend fun post(comment: Comment): Long
}

/** Checks comments on the device, with the same rules as the backend, and posts them. */
class CommentUploader(private val api: CommentApi) {

    private val posted = mutableListOf<Long>()
    val postedIds: List<Long> get() = posted.toList()

    fun problemIn(text: String): CommentProblem? = when {
        text.all { it == ' ' || it == '\n' } -> CommentProblem.Empty
        text.length > MAX_LENGTH -> CommentProblem.TooLong(limit = MAX_LENGTH)
        LINK.findAll(text).count() > MAX_LINKS -> CommentProblem.TooManyLinks
        else -> null
    }

    suspend fun upload(text: String, articleId: Long): Long {
        problemIn(text)?.let { throw it }
        return api.post(Comment(articleId, text)).also { posted += it }
    }

    companion object {
        const val MAX_LENGTH = 280
        const val MAX_LINKS = 2
        private val LINK = Regex.fromLiteral("://")
    }
}

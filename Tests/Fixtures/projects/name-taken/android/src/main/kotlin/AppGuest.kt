/** What the app shows of a guest. */
class AppGuest internal constructor(
    val id: String,
    val displayName: String,
    val photo: String?,
    val isBlocked: Boolean,
)

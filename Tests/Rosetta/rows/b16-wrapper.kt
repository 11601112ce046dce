@JvmInline
value class UserId(val raw: String)

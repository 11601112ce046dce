class Session(var token: String)

data class Limits(
    var perDay: Int,
    //~ info value-type-becomes-reference
)

class SessionStore {
    var current = Session(token = "")

    fun renew(token: String): Session {
        val session = current
        session.token = token
        return session
    }

    fun doubled(limits: Limits): Limits {
        val result = Limits(perDay = limits.perDay)
        result.perDay = limits.perDay * 2
        return result
    }
}

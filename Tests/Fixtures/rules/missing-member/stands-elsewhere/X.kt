const val REFRESH_COOKIE = "DSR"
const val COOKIE = "DS"
const val LIMIT = 4
//~       ^^^^^ missing-member: LIMIT

class Client {
    fun send(text: String): String = text + COOKIE
}

class Calendars {
    fun today(): Int = 1
}

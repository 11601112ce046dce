enum class Status(val code: Int) {
    Empty(1),
    Full(2);

    companion object {
        private val values = values()

        fun byCode(code: Int): Status? {
            return values.find { it.code == code }
        }
    }
}

class Reader {
    fun read(code: Int): Status? = Status.byCode(code)
}

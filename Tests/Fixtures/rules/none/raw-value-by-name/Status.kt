enum class Status(val code: Int) {
    Empty(1),
    Full(2),
}

class Writer {
    fun next(status: Status): Int {
        return status.code + 1
    }
}

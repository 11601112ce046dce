enum class Status { NOT_STARTED, IN_PROGRESS, DONE }
fun isOver(s: Status): Boolean = s == Status.DONE

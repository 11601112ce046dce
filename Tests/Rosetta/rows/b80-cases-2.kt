enum class Status { NotStarted, InProgress, Done; }
fun isOver(s: Status): Boolean { return s === Status.Done }

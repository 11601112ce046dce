interface Connection {
    fun status(): Status
    fun statusAsFlow(): Flow<Status>
    //~ info missing-member
}

data class Status(val code: Int)

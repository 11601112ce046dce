sealed class DepotException(message: String) : Exception(message) {
//~ info missing-member
    class IoException(message: String) : DepotException(message)
    class JoinException(message: String) : DepotException(message)
}

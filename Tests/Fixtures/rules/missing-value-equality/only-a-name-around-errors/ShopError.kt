// Nobody makes one of these.
class ShopError {
    data class NotFound(val key: String) : Error(key)
    data class BadBody(override val message: String) : Error(message)
}

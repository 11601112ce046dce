sealed class PaymentException(message: String) : Exception(message) {
//~ missing-member
    object Declined : PaymentException("Declined")
    object Expired : PaymentException("Expired")
}

data class SignedMessage(
    val id: String,
    val signature: ByteArray,
    //~ array-field-identity-equality: the same `signature`
    val hops: List<Int>,
)

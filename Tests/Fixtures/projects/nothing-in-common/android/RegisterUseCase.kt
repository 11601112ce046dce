interface RegisterUseCase {
    fun register(payload: ByteArray, signature: String)
}

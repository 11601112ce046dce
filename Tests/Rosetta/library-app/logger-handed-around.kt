class Passkey {
    fun signUp(id: String): String {
        return register(id)
    }

    companion object {
        fun register(id: String): String {
            return id
        }
    }
}

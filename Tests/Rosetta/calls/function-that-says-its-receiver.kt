class Passkey(val id: String) {
    suspend fun delete() {
        passkeys.deletePasskey(id = id)
    }
}

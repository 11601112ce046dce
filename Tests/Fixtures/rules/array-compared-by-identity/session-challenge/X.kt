class Session {
    private var challenge = byteArrayOf()
    var isTrusted = false
        private set

    fun begin(bytes: ByteArray) {
        challenge = bytes
        isTrusted = false
    }

    fun answer(response: ByteArray): Boolean {
        if (response.isEmpty()) return false
        if (challenge != response) {
        //~ ^^^^^^^^^^^^^^^^^^^^^ array-compared-by-identity
            return false
        }
        isTrusted = true
        return true
    }
}

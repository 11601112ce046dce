class Token(val raw: String) {
    companion object {
        fun empty(): Token {
            return Token("")
        }
    }
}

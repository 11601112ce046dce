object WalletParser {
    fun parse(text: String): Wallet = Wallet(text, strict = true)
}

class Reader {
    fun read(text: String): Wallet {
        return WalletParser.parse(text)
    }
}

struct WalletParser {
    func parse(_ text: String) -> Wallet { return Wallet(text, strict: true) }
}

final class Reader {
    func read(_ text: String) -> Wallet {
        return WalletParser().parse(text)
    }
}

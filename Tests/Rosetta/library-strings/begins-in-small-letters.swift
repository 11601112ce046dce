func isHex(_ text: String) -> Bool {
    text.lowercased().hasPrefix("0x")
}

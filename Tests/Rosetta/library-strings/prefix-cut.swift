func parse(_ text: String) -> Int? {
    var hex = text
    if hex.hasPrefix("#") { hex.removeFirst() }
    return Int(hex, radix: 16)
}

func cut(_ text: String) -> String {
    var result = text.lowercased()
    if result.hasSuffix("-") { result.removeLast() }
    return result
}

func parse(_ text: String) -> Int? {
    var hex = text
    if hex.hasPrefix("#") { hex.removeFirst() }
    return Int(hex, radix: 16)
}

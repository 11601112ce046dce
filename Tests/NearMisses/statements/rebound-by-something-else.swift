func cut(_ text: String) -> String {
    var result = text
    result = result.lowercased()
    return result
}

func isLocal(_ code: String) -> Bool {
    if code.isEmpty { return false }
    if let area = Int(code.prefix(3)), (200...299).contains(area) { return true }
    return code.hasPrefix("7")
}

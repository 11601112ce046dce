func parts(_ seconds: Int) -> String {
    var parts: [String] = []
    if seconds > 60 {
        parts.append("long")
    }
    if seconds > 0 || parts.isEmpty {
        parts.append("short")
    }
    return parts.joined(separator: ", ")
}

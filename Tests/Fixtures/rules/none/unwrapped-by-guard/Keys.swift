func key(_ type: String, _ name: String?) -> String {
    guard let name else { return type }
    return "\(type):\(name)"
}

enum Kind: String {
    case mail
    case call
}

final class Feed {
    func kind(_ name: String) -> Kind? {
        return Kind(rawValue: name)
    }
}

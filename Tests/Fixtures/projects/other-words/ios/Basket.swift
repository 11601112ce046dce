/// Kotlin shows the interface, and keeps the class to itself.
public struct Basket {
    public init() {}

    public func parse(text: String) -> [String] {
        return text.lines
    }
}

public struct Locker {
//~           ^^^^^^ narrower-visibility
    public init() {}

    public func open(text: String) -> [String] {
        return text.lines
    }
}

// Kotlin needs no name around it.
public struct Redact {
    static let keys = ["token"]

    public static func redact(_ text: String) -> String { text + "*" }
}

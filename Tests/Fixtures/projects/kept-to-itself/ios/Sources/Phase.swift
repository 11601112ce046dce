public enum Phase {
    case planned
    case running
}

public final class Plan {
    public let name: String

    public init(name: String) { self.name = name }

    public var title: String { name }
}

public struct Shade: Codable {
    public let radius: Double
    //~        ^^^^^^ default-value-differs: The default of `radius` is `0.5` in Kotlin; Swift has none
    public let width: Double
    public let height: Double
}

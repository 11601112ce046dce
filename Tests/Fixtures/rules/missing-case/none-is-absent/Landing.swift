@objc public enum Landing: Int {
    case none
    //~ info missing-case: `none`
    case login
    case billing
}

public final class Order {
    public let landing: Landing
    //~ nullability-differs
    public init(landing: Landing = .none) { self.landing = landing }
}

public final class Engine {
    public let size: Int = 1
}

public final class Route {
    public let url: String
    // One thing under two names is one finding.
    public var motor: Engine?
    //~        ^^^^^ name-differs: `motor` in Swift is `engine` in Kotlin
    public let title: String
    //~        ^^^^^ missing-member: `title` has no counterpart in Kotlin

    public init(url: String, title: String) {
        self.url = url
        self.title = title
    }
}

extension Route {
    public convenience init(hostId: String, motor: Engine? = nil) {
        self.init(url: "x" + hostId, title: "t")
        self.motor = motor
    }
}

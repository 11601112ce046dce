public final class Depot {
    public init() {}

    public func open(gate: Int) -> Int { gate + 1 }

    // Whoever uses the library sees this one.
    public func close(gate: Int) -> Int { gate - 1 }
    //~         ^^^^^ missing-member: The function `close(gate:)` has no counterpart in Kotlin

    // These two are how it is made.
    func sweep(gate: Int) -> Int { gate * 2 }
    var sweeps: Int { 3 }
}

public typealias Minute = Int
public typealias Delay = Minute

public struct Adjustments {
    public var noon: Minute
    public var dusk: Delay
    public var ratio: Minute
    //~        ^^^^^^^^^^^^^ return-type-differs: Double

    public func total(_ extra: Minute) -> Minute { noon + extra }
}

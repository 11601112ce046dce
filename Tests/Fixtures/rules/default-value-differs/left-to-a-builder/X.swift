public struct Upload {
    public var tracks: Bool
    //~ info default-value-differs
    public var interval: Double
    //~ info default-value-differs

    public init(tracks: Bool = true, interval: Double = 10.0) {
        self.tracks = tracks
        self.interval = interval
    }
}

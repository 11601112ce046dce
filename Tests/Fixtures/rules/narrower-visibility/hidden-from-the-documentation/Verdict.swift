@_documentation(visibility: private)
public struct Verdict {
    public let score: String
}
public struct Ruling {
    //~ narrower-visibility: `Ruling`
    public let score: String
}

public enum Request {
    case native(String)
    case web(String)

    public init?(json: String) {
        switch json {
        case "native": self = .native(json)
        case "web", "sso": self = .web(json)
        default: return nil
        }
    }
}

public final class Flow {
    public let id: String

    public init(hosted: String) {
    //~    ^^^^ info missing-member
        id = hosted
    }
}

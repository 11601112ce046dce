public class Hook {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func run(page: String) -> String {
        return name + page
    }

    public static let zoom = Hook(name: "zoom")
}

extension Hook {
    static let defaults: [Hook] = [.zoom]
}

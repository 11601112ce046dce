struct Twin { var size = 1 }
public class Keychain {
    public var service = "app"
    public init(service: String = "app") {
        //~ one-sided-change: Swift changed `Keychain.init(service:)`
        self.service = service
    }
    public func load(key: String) -> String { return service + key }
}

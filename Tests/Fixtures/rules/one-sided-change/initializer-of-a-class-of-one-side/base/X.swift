struct Twin { var size = 1 }
public class Keychain {
    public var service = "app"
    public func load(key: String) -> String { return service + key }
}

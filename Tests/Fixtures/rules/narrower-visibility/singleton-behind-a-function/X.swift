/// Takes letters away.
public class Courier {
    public private(set) static var shared = Courier()

    private init() {}

    public func send(name: String) { post(name) }
}

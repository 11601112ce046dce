/// What a protocol lacks its implementation lacks, and it is told of the protocol, whatever letter begins its name.
public protocol IStore {
    func text(name: String) -> String?
    //~  ^^^^ missing-member: `text(name:)` has no counterpart in Kotlin
    func clear(name: String)
}

public protocol IClosing {
    func close()
}

public class Keychain: IStore, IClosing {
    public func text(name: String) -> String? {
        return nil
    }

    public func clear(name: String) {
        drop(name)
    }

    public func close() {
        drop("all")
    }

    // No protocol asks for it.
    public func lock(name: String) {
    //~         ^^^^ missing-member: `lock(name:)` has no counterpart in Kotlin
        drop(name)
    }
}

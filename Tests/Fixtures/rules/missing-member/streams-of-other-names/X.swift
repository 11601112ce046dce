public protocol Connection {
    func status() -> Status
    func onChange() -> ChangeSequence<Status>
    //~ info missing-member
    func onMessage() -> ChangeSequence<Message>
    //~ missing-member
}

public struct Status {
    public let code: Int
}

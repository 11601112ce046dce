struct MessageDto {
    let id: String
    let text: String?
}

struct Message {
    let id: String
    let isMine: Bool
    let body: String
}

final class MessageMapper {
    private let me: String

    init(me: String) {
        self.me = me
    }

    func message(_ dto: MessageDto) -> Message {
        Message(id: dto.id, isMine: dto.id == me, body: dto.text ?? "")
    }

    func short(_ dto: MessageDto) -> Message {
        Message(id: dto.id, isMine: false, body: "")
    }

    func row(_ remote: RemoteRow) -> Message {
        Message(id: remote.key, isMine: remote.owner == me, body: remote.words)
    }
}

import Foundation

struct MessageDTO: Decodable {
    let id: String
    let senderId: String
    let text: String?
    let sentAt: Int64
    let editedAt: Int64?
    let attachments: [AttachmentDTO]?
}

struct AttachmentDTO: Decodable {
    let url: String
    let type: String
}

struct Message {
    let id: String
    let isMine: Bool
    let body: String
    let sentAt: Int64
    var editedAt: Int64?
    let images: [String]

    var isEdited: Bool { editedAt != nil }
}

struct MessageMapper {
    let currentUserId: String

    func map(_ dtos: [MessageDTO]) -> [Message] {
        dtos
            .filter { !$0.id.isEmpty }
            .map(map)
            .sorted { $0.sentAt < $1.sentAt }
    }

    func map(_ dto: MessageDTO) -> Message {
        Message(
            id: dto.id,
            isMine: dto.senderId == currentUserId,
            body: dto.text ?? "",
            sentAt: dto.sentAt,
            editedAt: dto.editedAt,
            images: (dto.attachments ?? []).filter { $0.type == "image" }.map(\.url)
        )
    }
}

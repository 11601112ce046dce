import Foundation

enum AttachmentKind: CaseIterable {
    case image, video, voice, file

    var maxBytes: Int64 {
        switch self {
        case .image: return 16 * megabyte
        case .video: return 100 * megabyte
        case .voice: return 8 * megabyte
        case .file: return 50 * megabyte
        }
    }

    init(mimeType: String) {
        let major = mimeType.prefix { $0 != "/" }
        switch major {
        case "image": self = .image
        case "video": self = .video
        case "audio": self = .voice
        default: self = .file
        }
    }
}

private let megabyte: Int64 = 1_024 * 1_024

struct Attachment {
    let name: String
    let mimeType: String
    let byteCount: Int64

    var kind: AttachmentKind { AttachmentKind(mimeType: mimeType) }
}

enum AttachmentProblem: Equatable {
    case empty(name: String)
    case tooLarge(name: String, limitMegabytes: Int64)
    case tooMany(limit: Int)
}

struct AttachmentPolicy {
    static let maxAttachments = 10

    func problems(in attachments: [Attachment]) -> [AttachmentProblem] {
        var result = attachments.compactMap(problem)
        if attachments.count > Self.maxAttachments {
            result.append(.tooMany(limit: Self.maxAttachments))
        }
        return result
    }

    private func problem(with attachment: Attachment) -> AttachmentProblem? {
        let limit = attachment.kind.maxBytes
        if attachment.byteCount <= 0 {
            return .empty(name: attachment.name)
        }
        if attachment.byteCount > limit {
            return .tooLarge(name: attachment.name, limitMegabytes: limit / megabyte)
        }
        return nil
    }
}

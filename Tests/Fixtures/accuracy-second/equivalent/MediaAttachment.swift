import Foundation

enum MediaType {
    case image, video, audio, document

    init(mimeType: String) {
        let normalized = mimeType.lowercased()
        if normalized.hasPrefix("image/") {
            self = .image
        } else if normalized.hasPrefix("video/") {
            self = .video
        } else if normalized.hasPrefix("audio/") || normalized == "application/ogg" {
            self = .audio
        } else {
            self = .document
        }
    }

    var maxBytes: Int64 {
        switch self {
        case .image: return 10 * 1024 * 1024
        case .video: return 100 * 1024 * 1024
        case .audio, .document: return 25 * 1024 * 1024
        }
    }
}

struct MediaAttachment: Equatable {
    let fileName: String
    let mimeType: String
    let byteCount: Int64
    let durationSeconds: Int?

    var type: MediaType { MediaType(mimeType: mimeType) }

    var fileExtension: String? {
        guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
        let suffix = fileName[fileName.index(after: dot)...]
        return suffix.isEmpty ? nil : suffix.lowercased()
    }

    var sizeText: String {
        if byteCount < 1024 { return "\(byteCount) B" }
        let kilobytes = byteCount / 1024
        guard kilobytes >= 1024 else { return "\(kilobytes) KB" }
        return "\(kilobytes / 1024) MB"
    }

    var durationText: String? {
        durationSeconds.map { seconds in
            let rest = seconds % 60
            return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
        }
    }
}

enum AttachmentRejection: Error, Equatable {
    case empty
    case tooLarge(maxBytes: Int64)
    case unsupportedExtension(String)
}

extension MediaAttachment {
    private static let blockedExtensions: Set<String> = ["exe", "apk", "ipa", "bat"]

    func checkUploadable() throws {
        if byteCount <= 0 { throw AttachmentRejection.empty }
        if byteCount > type.maxBytes { throw AttachmentRejection.tooLarge(maxBytes: type.maxBytes) }
        if let fileExtension = fileExtension, Self.blockedExtensions.contains(fileExtension) {
            throw AttachmentRejection.unsupportedExtension(fileExtension)
        }
    }
}

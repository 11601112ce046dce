import Foundation

enum DownloadError: Error, Equatable {
    case signedOut
    case regionBlocked
    case licenceExpired
    case notFound
    case rateLimited(retryAfterSeconds: Int)
    case server(status: Int)
    case unexpected(status: Int)
}

struct DownloadResponse {
    let status: Int
    var reason: String?
    var retryAfter: String?
}

enum DownloadErrorMapper {
    static let defaultRetryAfter = 60

    static func validate(_ response: DownloadResponse) throws {
        switch response.status {
        case 200..<300:
            return
        case 401:
            throw DownloadError.signedOut
        case 403 where response.reason == "licence":
            throw DownloadError.licenceExpired
        case 403:
            throw DownloadError.regionBlocked
        case 404:
            throw DownloadError.notFound
        case 410:
            throw DownloadError.licenceExpired
        case 429:
            let seconds = response.retryAfter.flatMap { Int($0) } ?? defaultRetryAfter
            throw DownloadError.rateLimited(retryAfterSeconds: max(0, seconds))
        case 500..<600:
            throw DownloadError.server(status: response.status)
        default:
            throw DownloadError.unexpected(status: response.status)
        }
    }
}

extension DownloadError {
    var isRetryable: Bool {
        switch self {
        case .rateLimited, .server:
            return true
        case .signedOut, .regionBlocked, .licenceExpired, .notFound, .unexpected:
            return false
        }
    }

    var removesLocalFile: Bool {
        self == .licenceExpired || self == .regionBlocked
    }
}

import Foundation

enum ApiError: Error {
    case http(status: Int)
    case noConnection
    case timeout
    case decoding
}

struct ErrorMessage: Equatable {
    let title: String
    let body: String
    let canRetry: Bool
}

enum ErrorMessageMapper {

    static func message(for error: Error) -> ErrorMessage {
        guard let apiError = error as? ApiError else { return generic }

        switch apiError {
        case .noConnection:
            return ErrorMessage(title: "You are offline", body: "Check your connection.", canRetry: true)
        case .timeout:
            return ErrorMessage(title: "That took too long", body: "Please try again.", canRetry: true)
        case .decoding:
            return ErrorMessage(title: "Update needed", body: "Get the latest version of the app.", canRetry: false)
        case .http(let status):
            return message(forStatus: status)
        }
    }

    private static func message(forStatus status: Int) -> ErrorMessage {
        switch status {
        case 401:
            return ErrorMessage(title: "Signed out", body: "Please sign in again.", canRetry: false)
        case 403:
            return ErrorMessage(title: "No access", body: "Ask the owner to share this with you.", canRetry: false)
        case 404, 410:
            return ErrorMessage(title: "Gone", body: "This page no longer exists.", canRetry: false)
        case 500...599:
            return ErrorMessage(title: "Our fault", body: "We are working on it.", canRetry: true)
        default:
            return generic
        }
    }

    private static let generic = ErrorMessage(
        title: "Something went wrong",
        body: "Please try again later.",
        canRetry: false
    )
}

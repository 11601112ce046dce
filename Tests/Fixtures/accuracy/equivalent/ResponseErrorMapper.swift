import Foundation

enum TransportFailure {
    case timeout
    case noConnection
    case cancelled
    case response(status: Int, body: Data, requestId: String?)
}

struct ProblemBody: Decodable {
    let code: String?
    let detail: String?
}

enum ApiProblem: Error, Equatable {
    case silent
    case connection(message: String, canRetry: Bool)
    case signInAgain
    case business(code: String, message: String)
    case server(message: String)
}

final class ResponseErrorMapper {
    private let decoder = JSONDecoder()
    private let texts = [
        "username_taken": "This name is already in use",
        "quota_exceeded": "You have reached your limit for today",
    ]

    func map(_ failure: TransportFailure) -> ApiProblem {
        switch failure {
        case .cancelled:
            return .silent
        case .timeout:
            return .connection(message: "The server took too long to answer", canRetry: true)
        case .noConnection:
            return .connection(message: "No internet connection", canRetry: true)
        case let .response(status, body, requestId):
            return map(status: status, problem: decode(body), requestId: requestId)
        }
    }

    private func map(status: Int, problem: ProblemBody?, requestId: String?) -> ApiProblem {
        switch status {
        case 401:
            return .signInAgain
        case 403 where problem?.code == "token_expired":
            return .signInAgain
        case 426:
            return .business(code: "update_required", message: "Please update the app to continue")
        case 429:
            return .connection(message: "Too many requests, please wait a moment", canRetry: true)
        case 400..<500:
            let code = problem?.code ?? "http_\(status)"
            return .business(code: code, message: text(code: code, detail: problem?.detail))
        default:
            return .server(message: serverText(status: status, requestId: requestId))
        }
    }

    private func text(code: String, detail: String?) -> String {
        if let known = texts[code] { return known }
        if let detail = detail, !detail.isEmpty { return detail }
        return "Your request could not be processed"
    }

    private func serverText(status: Int, requestId: String?) -> String {
        let base = "Something went wrong on our side (\(status))"
        guard let id = requestId, !id.isEmpty else { return base }
        return "\(base). Reference: \(id.prefix(8))"
    }

    private func decode(_ body: Data) -> ProblemBody? {
        guard !body.isEmpty else { return nil }
        return try? decoder.decode(ProblemBody.self, from: body)
    }
}

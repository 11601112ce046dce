import Foundation

enum ServiceError: Error, Equatable {
    case offline
    case timeout
    case insecureConnection
    case unauthorized
    case notFound
    case validation(fields: [String: String])
    case rejected(code: String, message: String)
    case server(status: Int)
    case unknown

    var isTransient: Bool {
        switch self {
        case .offline, .timeout:
            return true
        case .server(let status):
            return status != 501
        default:
            return false
        }
    }
}

private struct ErrorBody: Decodable {
    let code: String?
    let message: String?
    let fields: [String: String]?
}

enum ErrorMapper {
    static func map(_ error: URLError) -> ServiceError {
        switch error.code {
        case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost:
            return .offline
        case .timedOut:
            return .timeout
        case .secureConnectionFailed, .serverCertificateUntrusted:
            return .insecureConnection
        default:
            return .unknown
        }
    }

    static func map(status: Int, body: Data) -> ServiceError? {
        switch status {
        case 200..<300:
            return nil
        case 401, 403:
            return .unauthorized
        case 404:
            return .notFound
        case 400..<500:
            guard let decoded = try? JSONDecoder().decode(ErrorBody.self, from: body) else {
                return .unknown
            }
            if let fields = decoded.fields, !fields.isEmpty {
                return .validation(fields: fields)
            }
            return .rejected(code: decoded.code ?? "http_\(status)", message: decoded.message ?? "")
        case 500...599:
            return .server(status: status)
        default:
            return .unknown
        }
    }
}

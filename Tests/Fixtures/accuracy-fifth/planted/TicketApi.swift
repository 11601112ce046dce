import Foundation

struct HttpResponse {
    let status: Int
    let body: String
    var headers: [String: String] = [:]
}

protocol HttpClient {
    func get(_ path: String) async throws -> HttpResponse
}

enum TicketApiError: Error, Equatable {
    case unauthorized
    case notFound
    case expired
    case rateLimited(retryAfterSeconds: Int)
    case server(status: Int)
}

final class TicketApi {
    private static let defaultRetrySeconds = 30

    private let client: HttpClient

    init(client: HttpClient) {
        self.client = client
    }

    /// The signed barcode payload of a ticket.
    func barcode(ticketId: String) async throws -> String {
        let response = try await load("tickets/\(ticketId)/barcode")
        guard response.headers["X-Ticket-State"] != "expired" else {
            throw TicketApiError.expired
        }
        return response.body
    }

    /// False when the inspector has not seen the ticket yet.
    func isInspected(ticketId: String) async throws -> Bool {
        do {
            return try await load("tickets/\(ticketId)/inspection").status != 204
        } catch TicketApiError.notFound {
            return false
        }
    }

    private func load(_ path: String) async throws -> HttpResponse {
        let response = try await client.get(path)
        switch response.status {
        case 200..<300:
            return response
        case 401, 403:
            throw TicketApiError.unauthorized
        case 404:
            throw TicketApiError.notFound
        case 410:
            throw TicketApiError.expired
        case 429:
            let seconds = response.headers["Retry-After"].flatMap { Int($0) }
            throw TicketApiError.rateLimited(retryAfterSeconds: seconds ?? Self.defaultRetrySeconds)
        default:
            throw TicketApiError.server(status: response.status)
        }
    }
}

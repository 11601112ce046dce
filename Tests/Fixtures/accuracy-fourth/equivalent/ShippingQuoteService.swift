import Foundation

struct ShippingQuote: Decodable, Equatable {
    let carrier: String
    let cents: Int
    let etaDays: Int?
}

enum ShippingError: Error, Equatable {
    case destinationNotServed
    case rateLimited(retryAfterSeconds: Int?)
    case malformedResponse
    case unexpectedStatus(Int)
}

struct HTTPResponse {
    let status: Int
    let headers: [String: String]
    let body: Data
}

protocol HTTPClient {
    func get(_ path: String, query: [String: String]) async throws -> HTTPResponse
}

final class ShippingQuoteService {
    private let client: HTTPClient
    private let maxRetries: Int

    init(client: HTTPClient, maxRetries: Int = 2) {
        self.client = client
        self.maxRetries = maxRetries
    }

    func quotes(country: String, weightGrams: Int) async throws -> [ShippingQuote] {
        var attempt = 0
        while true {
            let response = try await client.get(
                "/v2/quotes",
                query: ["country": country.uppercased(), "weight": String(weightGrams)]
            )
            switch response.status {
            case 200:
                return try decode(response.body)
            case 204:
                return []
            case 404, 410:
                throw ShippingError.destinationNotServed
            case 429:
                throw ShippingError.rateLimited(retryAfterSeconds: response.headers["Retry-After"].flatMap { Int($0) })
            case 500...599 where attempt < maxRetries:
                try await Task.sleep(nanoseconds: (250 << UInt64(attempt)) * 1_000_000)
                attempt += 1
            default:
                throw ShippingError.unexpectedStatus(response.status)
            }
        }
    }

    func cheapest(country: String, weightGrams: Int) async throws -> ShippingQuote? {
        try await quotes(country: country, weightGrams: weightGrams).min { $0.cents < $1.cents }
    }

    private func decode(_ body: Data) throws -> [ShippingQuote] {
        do {
            return try JSONDecoder().decode([ShippingQuote].self, from: body)
        } catch {
            throw ShippingError.malformedResponse
        }
    }
}

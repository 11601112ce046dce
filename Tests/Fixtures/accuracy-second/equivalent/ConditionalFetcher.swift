import Foundation

protocol ETagStorageProtocol {
    func entry(for key: String) -> ETagEntry?
    func save(_ entry: ETagEntry, for key: String)
    func delete(_ key: String)
}

struct ETagEntry: Equatable {
    let etag: String
    let body: Data
    let storedAt: Date
}

enum ConditionalResult: Equatable {
    case fresh(Data)
    case notModified(Data)
    case gone
}

enum ConditionalError: Error, Equatable {
    case missingCachedBody
    case unexpectedStatus(Int)
}

struct ConditionalFetcher {
    let transport: TransportProtocol
    let storage: ETagStorageProtocol
    var now: () -> Date = { Date() }

    func fetch(_ path: String) async throws -> ConditionalResult {
        let cached = storage.entry(for: path)
        var headers = ["Accept": "application/json"]
        if let cached {
            headers["If-None-Match"] = cached.etag
        }

        let response = try await transport.get(path, headers: headers)
        switch response.status {
        case 200:
            if let etag = response.header("ETag"), !isWeakAndEmpty(etag) {
                storage.save(ETagEntry(etag: etag, body: response.body, storedAt: now()), for: path)
            } else {
                storage.delete(path)
            }
            return .fresh(response.body)
        case 304:
            guard let cached else { throw ConditionalError.missingCachedBody }
            storage.save(ETagEntry(etag: cached.etag, body: cached.body, storedAt: now()), for: path)
            return .notModified(cached.body)
        case 404, 410:
            storage.delete(path)
            return .gone
        case let status:
            throw ConditionalError.unexpectedStatus(status)
        }
    }

    private func isWeakAndEmpty(_ etag: String) -> Bool {
        etag.isEmpty || etag == "W/\"\"" || etag == "\"\""
    }
}

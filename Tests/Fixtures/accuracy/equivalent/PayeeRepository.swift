import Foundation

struct Payee: Equatable {
    let id: String
    let name: String
    let iban: String
    let isFavourite: Bool
}

struct PayeeSnapshot {
    let payees: [Payee]
    let fetchedAt: Date
}

protocol PayeeApi {
    func fetchPayees() async throws -> [Payee]
    func deletePayee(id: String) async throws
}

protocol PayeeCache {
    func read() -> PayeeSnapshot?
    func write(_ snapshot: PayeeSnapshot)
}

struct PayeeApiError: Error {
    let statusCode: Int
}

struct PayeeList: Equatable {
    let payees: [Payee]
    let isStale: Bool
}

@MainActor
final class PayeeRepository {
    private static let maximumAge: TimeInterval = 15 * 60

    private let api: PayeeApi
    private let cache: PayeeCache
    private let now: () -> Date

    init(api: PayeeApi, cache: PayeeCache, now: @escaping () -> Date = { Date() }) {
        self.api = api
        self.cache = cache
        self.now = now
    }

    func payees(forceRefresh: Bool = false) async throws -> PayeeList {
        let cached = cache.read()
        if let cached = cached, !forceRefresh, isFresh(cached) {
            return PayeeList(payees: ordered(cached.payees), isStale: false)
        }
        do {
            let fetched = try await api.fetchPayees()
            cache.write(PayeeSnapshot(payees: fetched, fetchedAt: now()))
            return PayeeList(payees: ordered(fetched), isStale: false)
        } catch let error as PayeeApiError {
            // Signed out: old data must not be shown.
            guard error.statusCode != 401, let cached = cached else { throw error }
            return PayeeList(payees: ordered(cached.payees), isStale: true)
        }
    }

    func delete(id: String) async throws {
        do {
            try await api.deletePayee(id: id)
        } catch let error as PayeeApiError where error.statusCode == 404 {
            // Already gone on the server.
        }
        guard let cached = cache.read() else { return }
        cache.write(
            PayeeSnapshot(
                payees: cached.payees.filter { $0.id != id },
                fetchedAt: cached.fetchedAt
            )
        )
    }

    private func isFresh(_ snapshot: PayeeSnapshot) -> Bool {
        let age = now().timeIntervalSince(snapshot.fetchedAt)
        return age >= 0 && age < Self.maximumAge
    }

    private func ordered(_ payees: [Payee]) -> [Payee] {
        payees.sorted { lhs, rhs in
            if lhs.isFavourite != rhs.isFavourite { return lhs.isFavourite }
            let left = lhs.name.lowercased()
            let right = rhs.name.lowercased()
            return left == right ? lhs.id < rhs.id : left < right
        }
    }
}

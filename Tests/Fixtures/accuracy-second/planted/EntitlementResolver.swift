import Foundation

struct Entitlement: Equatable {
    let feature: Feature
    let expiresAt: Date?
}

enum Feature: CaseIterable {
    case offline
    case lossless
    case lyrics
    case jam
}

struct PurchaseRecord {
    enum State {
        case active
        case inGracePeriod
        case onHold
        case paused
        case revoked
    }

    let productId: String
    let state: State
    let expiresAt: Date?
}

final class EntitlementResolver {
    private let features: [String: [Feature]] = [
        "basic": [.lyrics],
        "plus": [.lyrics, .offline],
        "max": [.lyrics, .offline, .lossless, .jam]
    ]

    func entitlements(for records: [PurchaseRecord]) -> [Entitlement] {
        var latest: [Feature: Entitlement] = [:]
        for record in records where grantsAccess(record.state) {
            for feature in features[record.productId] ?? [] {
                let candidate = Entitlement(feature: feature, expiresAt: record.expiresAt)
                if let known = latest[feature], !expiresLater(candidate, than: known) {
                    continue
                }
                latest[feature] = candidate
            }
        }
        return Feature.allCases.compactMap { latest[$0] }
    }

    func has(_ feature: Feature, in records: [PurchaseRecord]) -> Bool {
        entitlements(for: records).contains { $0.feature == feature }
    }

    private func grantsAccess(_ state: PurchaseRecord.State) -> Bool {
        switch state {
        case .active, .inGracePeriod:
            return true
        case .onHold, .paused, .revoked:
            return false
        }
    }

    private func expiresLater(_ lhs: Entitlement, than rhs: Entitlement) -> Bool {
        guard let right = rhs.expiresAt else { return false }
        guard let left = lhs.expiresAt else { return true }
        return left > right
    }
}

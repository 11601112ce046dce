import Foundation

public enum ConsentPurpose: String, CaseIterable, Codable {
    case necessary
    case analytics
    case personalization
    case advertising
}

public enum ConsentStatus: Equatable {
    case unknown
    case granted
    case denied
}

public final class ConsentManager {
    public typealias Observer = (ConsentPurpose, ConsentStatus) -> Void

    private let store: ConsentStore
    private var statuses: [ConsentPurpose: ConsentStatus] = [:]
    private var observers: [UUID: Observer] = [:]

    public init(store: ConsentStore) {
        self.store = store
        for purpose in ConsentPurpose.allCases {
            if let granted = store.load(purpose.rawValue) {
                statuses[purpose] = granted ? .granted : .denied
            }
        }
    }

    public func status(for purpose: ConsentPurpose) -> ConsentStatus {
        purpose == .necessary ? .granted : statuses[purpose] ?? .unknown
    }

    public func isGranted(_ purpose: ConsentPurpose) -> Bool {
        status(for: purpose) == .granted
    }

    public var needsPrompt: Bool {
        ConsentPurpose.allCases.contains { status(for: $0) == .unknown }
    }

    public func update(_ purpose: ConsentPurpose, granted: Bool) {
        guard purpose != .necessary else { return }
        let newStatus: ConsentStatus = granted ? .granted : .denied
        guard statuses[purpose] != newStatus else { return }

        statuses[purpose] = newStatus
        store.save(granted, for: purpose.rawValue)
        observers.values.forEach { $0(purpose, newStatus) }
    }

    public func grantAll() {
        ConsentPurpose.allCases.forEach { update($0, granted: true) }
    }

    public func denyAll() {
        ConsentPurpose.allCases.forEach { update($0, granted: false) }
    }

    public func observe(_ observer: @escaping Observer) -> UUID {
        let token = UUID()
        observers[token] = observer
        return token
    }

    public func removeObserver(_ token: UUID) {
        observers.removeValue(forKey: token)
    }
}

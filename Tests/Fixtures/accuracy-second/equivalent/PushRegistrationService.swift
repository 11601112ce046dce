import Foundation

struct PushRegistrationRequest: Encodable, Equatable {
    let token: String
    let platform: String
    let locale: String
    let topics: [String]
    let previousToken: String?

    enum CodingKeys: String, CodingKey {
        case token
        case platform
        case locale
        case topics
        case previousToken = "previous_token"
    }
}

final class PushRegistrationService {
    private let client: APIClientProtocol
    private let store: KeychainProtocol
    private let device: DeviceInfoProtocol
    private let logger: LoggerProtocol

    init(
        client: APIClientProtocol,
        store: KeychainProtocol,
        device: DeviceInfoProtocol,
        logger: LoggerProtocol = NullLogger()
    ) {
        self.client = client
        self.store = store
        self.device = device
        self.logger = logger
    }

    /// Returns true when the backend was actually contacted.
    @discardableResult
    func register(token: String, topics: Set<String>) async throws -> Bool {
        guard !token.isEmpty else { return false }
        let sortedTopics = topics.sorted()
        let fingerprint = ([token, device.locale] + sortedTopics).joined(separator: "|")
        guard store.string(for: .pushFingerprint) != fingerprint else {
            logger.debug("push registration unchanged")
            return false
        }
        let stored = store.string(for: .pushToken)
        let request = PushRegistrationRequest(
            token: token,
            platform: device.platform,
            locale: device.locale,
            topics: sortedTopics,
            previousToken: stored == token ? nil : stored
        )
        try await client.put("/v1/devices/\(device.installationID)/push", body: request)
        store.set(token, for: .pushToken)
        store.set(fingerprint, for: .pushFingerprint)
        return true
    }

    func unregister() async throws {
        guard store.string(for: .pushToken) != nil else { return }
        do {
            try await client.delete("/v1/devices/\(device.installationID)/push")
        } catch let error as HTTPError where error.status == 404 {
            logger.debug("push registration already removed")
        }
        store.remove(.pushToken)
        store.remove(.pushFingerprint)
    }
}

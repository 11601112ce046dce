import Foundation

struct DeviceKey: Hashable {
    let deviceID: String
    let fingerprint: [UInt8]

    var shortFingerprint: String {
        fingerprint
            .prefix(4)
            .map { String(format: "%02x", $0) }
            .joined(separator: ":")
    }
}

final class TrustedDeviceRegistry {
    private var trusted: Set<DeviceKey> = []
    private let capacity: Int

    init(capacity: Int = 10) {
        self.capacity = capacity
    }

    var count: Int { trusted.count }

    @discardableResult
    func trust(_ key: DeviceKey) -> Bool {
        guard !key.fingerprint.isEmpty else { return false }
        if trusted.contains(key) { return true }
        guard trusted.count < capacity else { return false }
        trusted.insert(key)
        return true
    }

    func isTrusted(_ key: DeviceKey) -> Bool {
        trusted.contains(key)
    }

    func revoke(deviceID: String) -> Int {
        let before = trusted.count
        trusted = trusted.filter { $0.deviceID != deviceID }
        return before - trusted.count
    }
}

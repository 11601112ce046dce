import Foundation

struct TrustedDevice: Equatable {
    let id: String
    let name: String
    let trustedUntilMillis: Int64
}

/// Remembers devices on which the second factor may be skipped for a while.
final class TrustedDeviceStore {
    private let clock: () -> Int64
    private let maxDevices: Int
    private var devices: [TrustedDevice] = []

    init(maxDevices: Int = 5, clock: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }) {
        self.maxDevices = maxDevices
        self.clock = clock
    }

    var count: Int { devices.count }

    /// The device that was trusted first has to go when there are too many.
    @discardableResult
    func trust(id: String, name: String, days: Int = 30) -> TrustedDevice {
        let lifetimeMillis = days * 24 * 60 * 60 * 1000
        let device = TrustedDevice(
            id: id,
            name: name,
            trustedUntilMillis: clock() + Int64(lifetimeMillis)
        )
        revoke(id: id)
        devices.append(device)
        if devices.count > maxDevices {
            devices.removeFirst()
        }
        return device
    }

    func isTrusted(id: String) -> Bool {
        guard let device = devices.first(where: { $0.id == id }) else { return false }
        return clock() < device.trustedUntilMillis
    }

    func revoke(id: String) {
        devices.removeAll { $0.id == id }
    }

    func purgeExpired() {
        let now = clock()
        devices.removeAll { $0.trustedUntilMillis <= now }
    }
}

import Foundation

struct DeviceInfo {
    let installationId: String
    let appVersion: String
    let osVersion: String
    let languageTag: String
    let utcOffsetMinutes: Int
}

struct PushRegistration: Equatable {
    let path: String
    let fields: [String: String]
}

/// Decides whether the backend has to hear about this device again, and builds the request.
final class DeviceRegistration {
    private let defaults: UserDefaults
    private let platform = "mobile"

    private static let fingerprintKey = "push.registered_fingerprint"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    /// `nil` if the backend knows everything already.
    func pendingRequest(for device: DeviceInfo, pushToken: String?) -> PushRegistration? {
        guard let pushToken, !pushToken.isEmpty else { return nil }
        let fields = self.fields(for: device, pushToken: pushToken)
        guard defaults.string(forKey: Self.fingerprintKey) != fingerprint(of: fields) else { return nil }
        return PushRegistration(path: "/v1/devices/\(device.installationId)", fields: fields)
    }

    func didRegister(_ registration: PushRegistration) {
        defaults.set(fingerprint(of: registration.fields), forKey: Self.fingerprintKey)
    }

    func forget() {
        defaults.removeObject(forKey: Self.fingerprintKey)
    }

    private func fields(for device: DeviceInfo, pushToken: String) -> [String: String] {
        [
            "platform": platform,
            "push_token": pushToken,
            "app_version": device.appVersion,
            "os_version": device.osVersion,
            "language": device.languageTag,
            "utc_offset": String(device.utcOffsetMinutes),
        ]
    }

    private func fingerprint(of fields: [String: String]) -> String {
        fields.keys.sorted()
            .map { "\($0)=\(fields[$0] ?? "")" }
            .joined(separator: "|")
    }
}

import Foundation

struct ScannedDevice: Equatable {
    let id: String
    var name: String?
    var rssi: Double
    var lastSeenMs: Int64

    var signalBars: Int {
        switch rssi {
        case (-55)...: return 4
        case (-67)...: return 3
        case (-80)...: return 2
        case (-90)...: return 1
        default: return 0
        }
    }
}

final class ScannedDeviceStore {
    private static let invalidRssi = 127
    private static let smoothing = 0.25

    private let staleAfterMs: Int64
    /// In order of discovery.
    private var devices: [ScannedDevice] = []

    init(staleAfterMs: Int64 = 10_000) {
        self.staleAfterMs = staleAfterMs
    }

    func record(id: String, name: String?, rssi: Int, atMs timestamp: Int64) {
        guard rssi != Self.invalidRssi, rssi < 0 else { return }

        let usableName = name.flatMap { $0.isEmpty ? nil : $0 }

        guard let index = devices.firstIndex(where: { $0.id == id }) else {
            devices.append(
                ScannedDevice(id: id, name: usableName, rssi: Double(rssi), lastSeenMs: timestamp)
            )
            return
        }
        devices[index].rssi += (Double(rssi) - devices[index].rssi) * Self.smoothing
        devices[index].name = usableName ?? devices[index].name
        devices[index].lastSeenMs = max(devices[index].lastSeenMs, timestamp)
    }

    /// Strongest first; devices of the same strength stay in the order of their discovery.
    func visible(atMs now: Int64, namedOnly: Bool = false) -> [ScannedDevice] {
        devices
            .filter { isFresh($0, at: now) && (!namedOnly || $0.name != nil) }
            .enumerated()
            .sorted { ($1.element.rssi, $0.offset) < ($0.element.rssi, $1.offset) }
            .map { $0.element }
    }

    @discardableResult
    func prune(atMs now: Int64) -> Int {
        let before = devices.count
        devices.removeAll { !isFresh($0, at: now) }
        return before - devices.count
    }

    private func isFresh(_ device: ScannedDevice, at now: Int64) -> Bool {
        now - device.lastSeenMs <= staleAfterMs
    }
}

import Foundation

struct Advertisement: Equatable {
    let address: String
    let serial: String
    let rssi: Int
}

struct PairedSensor: Equatable {
    let serial: String
    let address: String
}

enum PairingError: Error, Equatable {
    case bluetoothOff
    case alreadyPaired
    case notFound
    case signalTooWeak
}

protocol Radio {
    var isPoweredOn: Bool { get }
    func scan(seconds: Int) async throws -> [Advertisement]
}

protocol PairingStore {
    func contains(serial: String) async -> Bool
    func insert(_ sensor: PairedSensor) async
    func remove(serial: String) async
}

struct PairingService {
    private static let minimumRSSI = -85

    let radio: Radio
    let store: PairingStore

    func pair(serial: String, scanSeconds: Int = 8) async throws -> PairedSensor {
        guard radio.isPoweredOn else { throw PairingError.bluetoothOff }
        guard await !store.contains(serial: serial) else { throw PairingError.alreadyPaired }

        let best = try await radio.scan(seconds: scanSeconds)
            .filter { $0.serial == serial }
            .max { $0.rssi < $1.rssi }

        guard let strongest = best else { throw PairingError.notFound }
        guard strongest.rssi >= Self.minimumRSSI else { throw PairingError.signalTooWeak }

        let sensor = PairedSensor(serial: serial, address: strongest.address)
        await store.insert(sensor)
        return sensor
    }

    func unpair(serial: String) async throws {
        guard await store.contains(serial: serial) else { throw PairingError.notFound }
        await store.remove(serial: serial)
    }
}

import Foundation

protocol FitnessSensor {
    var id: String { get }
    var name: String { get }
    var batteryPercent: Int { get }
}

extension FitnessSensor {
    var batteryWarningLevel: Int { 15 }

    var statusLine: String { "\(name): \(batteryPercent) %" }
}

struct FootPod: FitnessSensor {
    let id: String
    let batteryPercent: Int

    var name: String { "Foot pod" }
}

struct ChestStrap: FitnessSensor {
    let id: String
    let batteryPercent: Int

    var name: String { "Chest strap" }
    var batteryWarningLevel: Int { 25 }
}

struct PowerMeter: FitnessSensor {
    let id: String
    let batteryPercent: Int
    let crankLength: Double

    var name: String { "Power meter" }
}

final class SensorRegistry {
    private var sensors: [any FitnessSensor] = []

    var count: Int { sensors.count }

    func register(_ sensor: any FitnessSensor) {
        if let index = sensors.firstIndex(where: { $0.id == sensor.id }) {
            sensors[index] = sensor
        } else {
            sensors.append(sensor)
        }
    }

    func unregister(id: String) {
        sensors.removeAll { $0.id == id }
    }

    func needingCharge() -> [String] {
        sensors
            .filter { $0.batteryPercent <= $0.batteryWarningLevel }
            .map(\.id)
    }

    func statusLines() -> [String] {
        sensors.map { $0.statusLine }
    }
}

import Foundation

enum SensorReading {
    case temperature(Double)
    case humidity(Int)
    case pressure(Double)
    case offline
}

struct SensorTile: Equatable {
    let title: String
    let value: String
    let isAlert: Bool
}

struct SensorValueFormatter {
    var useFahrenheit = false

    func tile(for reading: SensorReading) -> SensorTile {
        switch reading {
        case .temperature(let celsius):
            let shown = useFahrenheit ? celsius * 1.8 + 32 : celsius
            let unit = useFahrenheit ? "°F" : "°C"
            return SensorTile(title: "Temperature", value: oneDecimal(shown) + " " + unit, isAlert: celsius > 35)
        case .humidity(let percent):
            return SensorTile(title: "Humidity", value: "\(percent) %", isAlert: percent > 80)
        case .pressure(let hectopascal):
            return SensorTile(title: "Pressure", value: oneDecimal(hectopascal) + " hPa", isAlert: false)
        case .offline:
            return SensorTile(title: "Sensor", value: "–", isAlert: true)
        }
    }

    func tiles(for readings: [SensorReading]) -> [SensorTile] {
        let tiles = readings.map(tile(for:))
        return tiles.filter(\.isAlert) + tiles.filter { !$0.isAlert }
    }

    private func oneDecimal(_ value: Double) -> String {
        let tenths = (value * 10).rounded(.down) / 10
        return String(format: "%.1f", tenths)
    }
}

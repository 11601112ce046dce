import Foundation

struct Lap: Equatable {
    let number: Int
    let seconds: Int
}

struct LapTimesParser {
    let separator: Character

    init(separator: Character = ";") {
        self.separator = separator
    }

    func parse(_ text: String) -> [Lap] {
        text
            .components(separatedBy: "\n")
            .compactMap(parseLine)
    }

    func fastest(_ laps: [Lap]) -> Lap? {
        laps.min { $0.seconds < $1.seconds }
    }

    func summary(_ text: String) -> String {
        let laps = parse(text)
        guard let best = fastest(laps) else {
            return "No laps"
        }
        let total = laps.reduce(0) { $0 + $1.seconds }
        return "\(laps.count) laps, \(total) s, best lap \(best.number)"
    }

    private func parseLine(_ line: String) -> Lap? {
        let parts = line.components(separatedBy: String(separator))
        guard parts.count == 2 else { return nil }
        guard let number = Int(parts[0]), let seconds = Int(parts[1]) else { return nil }
        return Lap(number: number, seconds: seconds)
    }
}

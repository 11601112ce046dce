import Foundation

struct Dose: Equatable {
    /// Always in micrograms.
    let micrograms: Int
    let timesPerDay: Int
}

/// Reads texts such as "250 mg", "1 g x2".
struct DoseParser {

    func parse(_ text: String) -> Dose? {
        let words = text.components(separatedBy: " ").filter { !$0.isEmpty }
        guard words.count == 2 || words.count == 3 else { return nil }
        guard let amount = Int(words[0]), (1...10_000).contains(amount) else { return nil }
        guard let factor = factor(forUnit: words[1].lowercased()) else { return nil }

        var times = 1
        if words.count == 3 {
            guard let parsed = repeats(words[2]) else { return nil }
            times = parsed
        }
        return Dose(micrograms: amount * factor, timesPerDay: times)
    }

    func dailyTotal(_ texts: [String]) -> Int {
        texts.compactMap(parse).reduce(0) { $0 + $1.micrograms * $1.timesPerDay }
    }

    private func factor(forUnit unit: String) -> Int? {
        switch unit {
        case "g": return 1_000_000
        case "mg": return 1_000
        case "µg", "mcg": return 1
        default: return nil
        }
    }

    private func repeats(_ word: String) -> Int? {
        guard word.hasPrefix("x"), let count = Int(word.dropFirst()), (1...12).contains(count) else {
            return nil
        }
        return count
    }
}

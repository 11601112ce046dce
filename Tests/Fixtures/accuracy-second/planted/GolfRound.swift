import Foundation

struct HoleResult: Equatable {
    let hole: Int
    let par: Int
    let strokes: Int

    var deviation: Int { strokes - par }

    var label: String {
        switch deviation {
        case ...(-2): return "eagle"
        case -1: return "birdie"
        case 0: return "par"
        case 1: return "bogey"
        default: return "double"
        }
    }
}

final class GolfRound {
    private(set) var results: [HoleResult] = []

    func record(hole: Int, par: Int, strokes: Int) {
        results.removeAll { $0.hole == hole }
        results.append(HoleResult(hole: hole, par: par, strokes: strokes))
        results.sort { $0.hole < $1.hole }
    }

    var total: Int {
        results.reduce(0) { $0 + $1.strokes }
    }

    var toPar: Int {
        results.reduce(0) { $0 + $1.deviation }
    }

    var formattedToPar: String {
        switch toPar {
        case 0: return "E"
        case 1...: return "+\(toPar)"
        default: return "\(toPar)"
        }
    }
}

struct HandicapCalculator {
    static let best = 8

    func handicap(rounds: [GolfRound]) -> Int? {
        guard rounds.count >= 3 else { return nil }
        let considered = rounds
            .map { $0.toPar }
            .sorted()
            .prefix(Self.best)
        let average = Double(considered.reduce(0, +)) / Double(considered.count)
        return Int(average.rounded())
    }
}

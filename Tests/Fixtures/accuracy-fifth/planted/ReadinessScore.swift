import Foundation

struct ReadinessInput {
    var sleepMinutes: Int
    var sleepNeedMinutes: Int
    var restingRate: Int
    var usualRestingRate: Int
    var strainYesterday: Int
    var feelsIll = false
}

enum ReadinessBand: String {
    case rest, easy, steady, push
}

struct ReadinessScore: Equatable {
    let value: Int

    init(_ input: ReadinessInput) {
        var score = 70
        score += Self.sleepPoints(input)
        score += 2 * (input.usualRestingRate - input.restingRate)
        score -= Self.strainPenalty(input.strainYesterday)
        score = min(max(score, 0), 100)
        if input.feelsIll {
            score /= 2
        }
        value = score
    }

    var band: ReadinessBand {
        switch value {
        case ..<30: return .rest
        case 30..<55: return .easy
        case 55..<80: return .steady
        default: return .push
        }
    }

    private static func sleepPoints(_ input: ReadinessInput) -> Int {
        guard input.sleepNeedMinutes > 0 else { return 0 }
        let percent = input.sleepMinutes * 100 / input.sleepNeedMinutes
        return percent >= 100 ? min(percent - 100, 20) + 10 : (percent - 100) / 2
    }

    private static func strainPenalty(_ strain: Int) -> Int {
        switch strain {
        case 18...: return 25
        case 14..<18: return 15
        case 10..<14: return 5
        default: return 0
        }
    }
}

import Foundation

/// Deterministic generator, so that replays give the same rolls on every device.
final class ReplayRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    func next(below bound: Int) -> Int {
        precondition(bound > 0)
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

/// Dice expressions such as `d20`, `3d6` or `2d8-1`.
struct DiceNotation: Equatable, CustomStringConvertible {
    let count: Int
    let sides: Int
    let modifier: Int

    init?(_ text: String) {
        let pattern = #/([0-9]{1,2})?[dD]([0-9]{1,4})([+-][0-9]{1,4})?/#
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let (_, countText, sidesText, modifierText) = match.output

        guard let sides = Int(sidesText), sides > 0 else { return nil }
        let count = countText.flatMap { Int($0) } ?? 1
        guard count > 0 else { return nil }

        self.count = count
        self.sides = sides
        self.modifier = modifierText.flatMap { Int($0) } ?? 0
    }

    var minimum: Int { count + modifier }
    var maximum: Int { count * sides + modifier }
    var average: Double { Double(minimum + maximum) / 2 }

    var description: String {
        let dice = count == 1 ? "d\(sides)" : "\(count)d\(sides)"
        switch modifier {
        case 0: return dice
        case 1...: return "\(dice)+\(modifier)"
        default: return "\(dice)\(modifier)"
        }
    }

    func roll(using random: ReplayRandom) -> Int {
        (0..<count).reduce(modifier) { total, _ in
            total + random.next(below: sides) + 1
        }
    }
}

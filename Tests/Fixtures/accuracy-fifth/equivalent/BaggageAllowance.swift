import Foundation

struct BaggagePerks: OptionSet, Hashable {
    let rawValue: UInt8

    static let extraPiece = BaggagePerks(rawValue: 1 << 0)
    static let heavyPieces = BaggagePerks(rawValue: 1 << 1)
    static let freeOverweight = BaggagePerks(rawValue: 1 << 2)

    static let goldStatus: BaggagePerks = [.extraPiece, .heavyPieces]
}

enum CabinClass {
    case economyLight, economy, business
}

enum BaggageError: Error, Equatable {
    case tooHeavy(kilos: [Int])
}

struct BaggageAllowance: Equatable {
    static let absoluteLimit = 32
    static let extraPieceCents = 7_500
    static let overweightCents = 4_000

    let pieces: Int
    let kilosPerPiece: Int
    let waivesOverweight: Bool

    init(cabin: CabinClass, perks: BaggagePerks = []) {
        let included: Int
        switch cabin {
        case .economyLight: included = 0
        case .economy: included = 1
        case .business: included = 2
        }
        pieces = included + (perks.contains(.extraPiece) ? 1 : 0)
        kilosPerPiece = cabin == .business || perks.contains(.heavyPieces) ? 32 : 23
        waivesOverweight = perks.contains(.freeOverweight)
    }

    /// What the bags cost on top; the heaviest bags count as included.
    func excessCents(for kilos: [Int]) throws -> Int {
        let refused = kilos.filter { $0 > Self.absoluteLimit }
        guard refused.isEmpty else { throw BaggageError.tooHeavy(kilos: refused) }

        let bags = kilos.filter { $0 > 0 }
        let extraPieces = max(0, bags.count - pieces)
        let overweight = waivesOverweight ? 0 : bags.sorted(by: >)
            .prefix(pieces)
            .filter { $0 > kilosPerPiece }
            .count
        return extraPieces * Self.extraPieceCents + overweight * Self.overweightCents
    }

    var summary: String {
        switch pieces {
        case 0: return "Hand luggage only"
        case 1: return "1 bag up to \(kilosPerPiece) kg"
        default: return "\(pieces) bags up to \(kilosPerPiece) kg each"
        }
    }
}

import Foundation

/// What a court is made of, as the backend spells it.
public enum Surface: String, CaseIterable {
    case clay = "CLAY"
    case hard = "HARD"
    case grass = "GRASS"
    case artificialGrass = "ARTIFICIAL_GRASS"

    /// An unknown surface is treated as a hard court, so that an old app survives a new backend.
    public static func parse(_ value: String) -> Surface {
        return allCases.first { $0.rawValue == value } ?? .hard
    }

    public var needsSpecialShoes: Bool {
        switch self {
        case .clay, .grass:
            return true
        case .hard, .artificialGrass:
            return false
        }
    }
}

enum Surface: String, CaseIterable {
    case clay = "CLAY"
    case hard = "HARD"

    static func parse(_ value: String) -> Surface {
        return allCases.first { $0.rawValue == value } ?? .hard
    }
}

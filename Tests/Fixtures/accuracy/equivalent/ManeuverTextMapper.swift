import Foundation

struct ManeuverDTO: Decodable {
    let type: String
    let modifier: String?
    let street: String?
    let exit: Int?
    let meters: Int
}

struct ManeuverInstruction: Equatable {
    let icon: String
    let text: String
    let distance: String
}

enum ManeuverTextMapper {

    static func map(_ steps: [ManeuverDTO]) -> [ManeuverInstruction] {
        steps.compactMap { dto in
            guard let (icon, phrase) = phrase(for: dto) else { return nil }
            return ManeuverInstruction(
                icon: icon,
                text: phrase,
                distance: distanceText(meters: dto.meters)
            )
        }
    }

    static func distanceText(meters: Int) -> String {
        switch meters {
        case ..<10:
            return "Now"
        case ..<100:
            return "\(meters / 10 * 10) m"
        case ..<1000:
            return "\(meters / 50 * 50) m"
        case ..<10_000:
            let tenths = meters / 100
            return "\(tenths / 10).\(tenths % 10) km"
        default:
            return "\(meters / 1000) km"
        }
    }

    private static func phrase(for dto: ManeuverDTO) -> (icon: String, text: String)? {
        let street = dto.street.flatMap { $0.isEmpty ? nil : $0 }
        let onto = street.map { " onto \($0)" } ?? ""

        switch (dto.type, dto.modifier) {
        case ("depart", _):
            return ("start", street.map { "Start on \($0)" } ?? "Start")
        case ("arrive", "left"), ("arrive", "right"):
            return ("flag", "Your destination is on the \(dto.modifier!)")
        case ("arrive", _):
            return ("flag", "You have arrived")
        case ("turn", "uturn"):
            return ("uturn", "Make a U-turn\(onto)")
        case ("turn", "straight"), ("continue", _):
            return ("straight", street.map { "Continue on \($0)" } ?? "Continue straight")
        case let ("turn", modifier?):
            return ("turn-\(modifier.replacingOccurrences(of: " ", with: "-"))", "Turn \(modifier)\(onto)")
        case let ("fork", side?):
            return ("fork-\(side)", "Keep \(side)\(onto)")
        case ("roundabout", _):
            guard let exit = dto.exit, exit > 0 else {
                return ("roundabout", "Enter the roundabout")
            }
            return ("roundabout", "Take the \(ordinal(exit)) exit\(onto)")
        default:
            return nil
        }
    }

    private static func ordinal(_ number: Int) -> String {
        let suffix: String
        switch (number % 10, number % 100) {
        case (_, 11...13): suffix = "th"
        case (1, _): suffix = "st"
        case (2, _): suffix = "nd"
        case (3, _): suffix = "rd"
        default: suffix = "th"
        }
        return "\(number)\(suffix)"
    }
}

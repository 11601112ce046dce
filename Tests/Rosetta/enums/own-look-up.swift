enum Gear: Int {
    case low = 1
    case high = 2

    static func caption(_ code: Int) -> String {
        guard let gear = Gear(rawValue: code) else { return "none" }
        return gear.name
    }
}

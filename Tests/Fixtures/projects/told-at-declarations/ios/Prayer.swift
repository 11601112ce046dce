enum Prayer {
    case fajr
    case isha
}

final class Times {
    let fajr: Double = 4
    let isha: Double = 21

    func portions(of night: Double) -> (first: Double, last: Double) { (night / 2, night / 3) }

    func time(for prayer: Prayer) -> Double? {
        switch prayer {
        case .fajr: return fajr
        case .isha: return isha
        }
    }
}

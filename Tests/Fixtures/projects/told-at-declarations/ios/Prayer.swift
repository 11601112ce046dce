enum Prayer {
    case fajr
    case isha
}

final class Times {
    let fajr: Double = 4
    let isha: Double = 21

    func portions(of night: Double) -> (first: Double, last: Double) { (night / 2, night / 3) }
}

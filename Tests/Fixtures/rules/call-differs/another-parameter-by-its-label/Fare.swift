struct Fare {
    let base: Double
    let perMinute: Double
    let perMile: Double

    init(base: Double, perMinute: Double = 0, perMile: Double = 0) {
        self.base = base
        self.perMinute = perMinute
        self.perMile = perMile
    }
}

enum City {
    case lisbon
    case porto
    case faro

    var fare: Fare {
        switch self {
        case .lisbon: return Fare(base: 2, perMinute: 0.4)
            //~              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ call-differs: `Fare(base = 2.0, perMile = 0.4)`
        case .porto: return Fare(base: 2, perMinute: 0.3, perMile: 0.5)
        case .faro: return Fare(base: 3, perMile: 0.7)
        }
    }
}

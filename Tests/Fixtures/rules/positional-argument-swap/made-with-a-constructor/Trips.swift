struct Trip {
    let from: String
    let to: String
    let seats: Int
}

final class Booker {
    func trip(from start: String, to end: String) -> Trip {
        return Trip(from: start, to: end, seats: 1)
    }

    func back(from start: String, to end: String) -> Trip {
        return Trip(from: end, to: start, seats: 1)
    }
}

final class Cache {
    var entries: [String: Int] = [:]
}

struct Meter {
    private var ticks = 0
    let unit: String

    init(unit: String) { self.unit = unit }

    mutating func tick() { ticks += 1 }
}

enum Level: Int {
    case low = 1
    case high = 2
}

import Foundation

/// Keeps what a member has put into the basket.
final class BasketStore: Store {
    private var items: [String] = []

    func add(_ item: String) {
        items.append(item)
    }

    override func reset() {
    //~ missing-member: reset
        items = []
    }
}

/// Counts the visits to the club. Everything else is alike, so a helper that is gone is gone.
public struct VisitCounter {
    public var visits: Int

    public func isRegular() -> Bool {
        return visits > 10
    }

    private func forget(_ days: Int) -> Int {
    //~ missing-member: forget
        return visits - days
    }
}

/// Reads a price list. What the helper does here stands in the body over there.
public struct PriceReader {
    public func total(_ lines: [String]) -> Int {
        return lines.map { number($0) }.reduce(0, +)
        //~ info statement-differs: number
    }

    private func number(_ line: String) -> Int {
    //~ info missing-member: number
        return Int(line.trimmingCharacters(in: .whitespaces)) ?? 0
    }
}

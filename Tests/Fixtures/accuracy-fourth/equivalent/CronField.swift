/// One field of a schedule expression: "*", "*/15", "1-5", "10-40/10", "3,7".
struct CronField: Equatable {

    let values: Set<Int>

    init?(_ expression: String, bounds: ClosedRange<Int>) {
        var values = Set<Int>()
        for part in expression.split(separator: ",", omittingEmptySubsequences: false) {
            guard let expanded = Self.expand(part, bounds) else { return nil }
            values.formUnion(expanded)
        }
        self.values = values
    }

    func matches(_ value: Int) -> Bool {
        values.contains(value)
    }

    /// The next matching value; starts over after the largest one.
    func next(after value: Int) -> Int {
        values.filter { $0 > value }.min() ?? values.min()!
    }

    private static func expand(_ part: Substring, _ bounds: ClosedRange<Int>) -> StrideThrough<Int>? {
        let pieces = part.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let step = pieces.count == 2 ? number(pieces[1]) : 1, step > 0 else { return nil }

        if pieces[0] == "*" {
            return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)
        }
        let ends = pieces[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = number(ends[0]),
              let last = ends.count == 2 ? number(ends[1]) : first,
              first <= last,
              bounds.contains(first),
              bounds.contains(last)
        else { return nil }
        return stride(from: first, through: last, by: step)
    }

    private static func number(_ text: Substring) -> Int? {
        guard (1...4).contains(text.utf8.count),
              text.utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return Int(text)
    }
}

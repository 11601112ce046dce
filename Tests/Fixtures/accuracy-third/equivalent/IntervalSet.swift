import Foundation

/// Set of half-open minute ranges, kept sorted, disjoint and merged.
struct IntervalSet: Equatable {
    let intervals: [Range<Int>]

    init(_ ranges: [Range<Int>] = []) {
        intervals = ranges
            .filter { !$0.isEmpty }
            .sorted { $0.lowerBound < $1.lowerBound }
            .reduce(into: []) { merged, next in
                guard let last = merged.last, next.lowerBound <= last.upperBound else {
                    merged.append(next)
                    return
                }
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
            }
    }

    var isEmpty: Bool { intervals.isEmpty }

    var totalLength: Int {
        intervals.map(\.count).reduce(0, +)
    }

    func contains(_ minute: Int) -> Bool {
        intervals.contains { $0 ~= minute }
    }

    func union(_ other: IntervalSet) -> IntervalSet {
        IntervalSet(intervals + other.intervals)
    }

    func subtracting(_ cut: Range<Int>) -> IntervalSet {
        IntervalSet(intervals.flatMap { range -> [Range<Int>] in
            guard range.overlaps(cut) else { return [range] }
            let before = range.lowerBound..<max(range.lowerBound, cut.lowerBound)
            let after = min(range.upperBound, cut.upperBound)..<range.upperBound
            return [before, after]
        })
    }

    /// What is left of `window` when everything in this set is taken.
    func gaps(in window: Range<Int>) -> IntervalSet {
        intervals.reduce(IntervalSet([window])) { free, taken in
            free.subtracting(taken)
        }
    }

    func firstGap(ofAtLeast length: Int, in window: Range<Int>) -> Range<Int>? {
        gaps(in: window).intervals.first { $0.count >= length }
    }
}

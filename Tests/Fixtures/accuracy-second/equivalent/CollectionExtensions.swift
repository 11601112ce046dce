import Foundation

extension Array {

    /// Nil instead of a trap for an index outside of the array.
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }

    func chunks(of size: Int) -> [[Element]] {
        precondition(size > 0)
        return stride(from: 0, to: count, by: size).map {
            Array(self[$0..<Swift.min($0 + size, count)])
        }
    }

    mutating func move(from source: Int, to destination: Int) {
        guard source != destination, indices.contains(source), indices.contains(destination) else { return }
        insert(remove(at: source), at: destination)
    }

    /// First element for every key, in the original order.
    func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen = Set<Key>()
        return filter { seen.insert(key($0)).inserted }
    }

    func splitBy(_ predicate: (Element) -> Bool) -> (matching: [Element], rest: [Element]) {
        var matching: [Element] = []
        var rest: [Element] = []
        for element in self {
            if predicate(element) {
                matching.append(element)
            } else {
                rest.append(element)
            }
        }
        return (matching, rest)
    }

    func interleaved(with separator: (Int) -> Element?, every interval: Int) -> [Element] {
        guard interval > 0 else { return self }
        var result: [Element] = []
        for (index, element) in enumerated() {
            if index > 0, index % interval == 0, let extra = separator(index / interval - 1) {
                result.append(extra)
            }
            result.append(element)
        }
        return result
    }
}

extension Array where Element: Comparable {

    /// Position of the first element that is not less than `value`; the array must be sorted.
    func lowerBound(of value: Element) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

extension Array where Element == Double {
    var averageOrNil: Double? {
        isEmpty ? nil : reduce(0, +) / Double(count)
    }
}

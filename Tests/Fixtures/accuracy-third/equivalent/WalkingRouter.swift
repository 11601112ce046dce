import Foundation

struct Route: Equatable {
    let stops: [Int]
    let minutes: Int
}

/// Cheapest routes over a directed graph of places, weighted with walking minutes.
final class WalkingRouter {
    private struct Leg { let target: Int; let minutes: Int }

    private var legs: [Int: [Leg]] = [:]

    func addPath(from source: Int, to target: Int, minutes: Int) {
        precondition((0...1_440).contains(minutes), "implausible duration")
        legs[source, default: []].append(Leg(target: target, minutes: minutes))
        if legs[target] == nil { legs[target] = [] }
    }

    /// Places with equal cost are settled in the order of their number.
    func route(from start: Int, to goal: Int) -> Route? {
        guard legs.keys.contains(start), legs.keys.contains(goal) else { return nil }

        var best = [start: 0]
        var previous: [Int: Int] = [:]
        var settled = Set<Int>()
        var heap = CandidateHeap()
        heap.push((0, start))

        while let (minutes, place) = heap.pop() {
            guard settled.insert(place).inserted else { continue }
            if place == goal {
                let stops = Array(sequence(first: goal) { previous[$0] })
                return Route(stops: stops.reversed(), minutes: minutes)
            }
            for leg in legs[place] ?? [] {
                let candidate = minutes + leg.minutes
                if let known = best[leg.target], known <= candidate { continue }
                best[leg.target] = candidate
                previous[leg.target] = place
                heap.push((candidate, leg.target))
            }
        }
        return nil
    }
}

private struct CandidateHeap {
    typealias Candidate = (minutes: Int, place: Int)
    private var items: [Candidate] = []

    mutating func push(_ candidate: Candidate) {
        items.append(candidate)
        var child = items.count - 1
        while child > 0, items[child] < items[(child - 1) / 2] {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func pop() -> Candidate? {
        guard let top = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return top }
        items[0] = last
        var parent = 0
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < items.count && items[child] < items[smallest] {
                smallest = child
            }
            if smallest == parent { return top }
            items.swapAt(parent, smallest)
            parent = smallest
        }
    }
}

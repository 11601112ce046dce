import Foundation

struct StationID: Hashable {
    let rawValue: Int
}

struct Connection {
    let from: StationID
    let to: StationID
}

/// Undirected network of stations. Neighbours keep the order in which connections were listed.
struct StationGraph {
    private let neighbours: [StationID: [StationID]]

    init(connections: [Connection]) {
        neighbours = connections.reduce(into: [:]) { result, connection in
            result[connection.from, default: []].append(connection.to)
            result[connection.to, default: []].append(connection.from)
        }
    }

    /// Path with the fewest hops including both ends, or `nil` when there is none.
    func shortestPath(from start: StationID, to goal: StationID) -> [StationID]? {
        guard neighbours[start] != nil, neighbours[goal] != nil else { return nil }

        var cameFrom: [StationID: StationID] = [:]
        var seen: Set<StationID> = [start]
        var queue = [start]
        var head = 0

        while head < queue.count {
            let current = queue[head]
            head += 1
            if current == goal {
                return Array(sequence(first: goal) { cameFrom[$0] }).reversed()
            }
            for next in neighbours[current, default: []] where seen.insert(next).inserted {
                cameFrom[next] = current
                queue.append(next)
            }
        }
        return nil
    }

    /// All stations that are at most `hops` connections away, the start included.
    func stations(within hops: Int, of start: StationID) -> Set<StationID> {
        guard neighbours[start] != nil else { return [] }

        var reached: Set<StationID> = [start]
        var frontier: Set<StationID> = [start]
        for _ in 0..<max(hops, 0) {
            frontier = Set(frontier.flatMap { neighbours[$0, default: []] }).subtracting(reached)
            if frontier.isEmpty { break }
            reached.formUnion(frontier)
        }
        return reached
    }
}

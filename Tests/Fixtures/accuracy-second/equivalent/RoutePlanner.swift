import Foundation

struct RouteEdge: Hashable {
    let from: String
    let to: String
    let meters: Double
    let isClosed: Bool
    let isStairs: Bool
}

struct Route: Equatable {
    let nodes: [String]
    let meters: Double
}

struct RouteOptions {
    var avoidStairs = false
    var stairsPenalty = 1.5
}

final class RoutePlanner {

    private let adjacency: [String: [RouteEdge]]

    init(edges: [RouteEdge]) {
        adjacency = Dictionary(grouping: edges.filter { !$0.isClosed }, by: \.from)
    }

    func shortestRoute(from start: String, to goal: String, options: RouteOptions = RouteOptions()) -> Route? {
        if start == goal { return Route(nodes: [start], meters: 0) }

        var distances: [String: Double] = [start: 0]
        var previous: [String: String] = [:]
        var visited: Set<String> = []

        while let current = nearest(in: distances, excluding: visited) {
            if current == goal { break }
            visited.insert(current)
            for edge in adjacency[current] ?? [] where !visited.contains(edge.to) {
                guard let cost = self.cost(of: edge, options: options) else { continue }
                let candidate = distances[current]! + cost
                if candidate < distances[edge.to, default: .infinity] {
                    distances[edge.to] = candidate
                    previous[edge.to] = current
                }
            }
        }

        guard let meters = distances[goal] else { return nil }
        var nodes = [goal]
        while let node = previous[nodes[0]] {
            nodes.insert(node, at: 0)
        }
        return Route(nodes: nodes, meters: meters)
    }

    private func cost(of edge: RouteEdge, options: RouteOptions) -> Double? {
        guard edge.isStairs else { return edge.meters }
        return options.avoidStairs ? nil : edge.meters * options.stairsPenalty
    }

    /// Ties are resolved by node id so that both directions of a rerun agree.
    private func nearest(in distances: [String: Double], excluding visited: Set<String>) -> String? {
        distances
            .filter { !visited.contains($0.key) }
            .min { ($0.value, $0.key) < ($1.value, $1.key) }?
            .key
    }
}

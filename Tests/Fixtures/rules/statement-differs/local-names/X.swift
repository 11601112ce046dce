import Foundation

/// Where two routes meet.
struct RouteMerge {
    let graph: IGraph

    func merged(first: Route, second: Route) -> [Stop] {
        var result: [Stop] = []
        for stop in first.stops {
            let neighbours = graph.neighbours(of: stop)
            if neighbours.contains(second.start) {
                result.append(stop)
            }
        }
        let last = graph.stop(id: second.end)
        result.append(last)
        return result
    }

    func cost(_ stops: [Stop]) -> Int {
        let base = 120
        return stops.reduce(base) { sum, stop in sum + stop.minutes }
    }
}

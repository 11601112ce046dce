import Foundation

struct TrackPoint: Equatable {
    let latitude: Double
    let longitude: Double
    let altitude: Double
    let elapsedSeconds: Int
}

struct RouteSnapshot {
    let name: String
    let points: [TrackPoint]

    var durationSeconds: Int {
        guard let first = points.first, let last = points.last else { return 0 }
        return last.elapsedSeconds - first.elapsedSeconds
    }

    var climbedMeters: Double {
        zip(points, points.dropFirst())
            .map { $1.altitude - $0.altitude }
            .filter { $0 > 0 }
            .reduce(0, +)
    }
}

final class RouteRecorder {
    private(set) var isRecording = false
    private var points: [TrackPoint] = []

    var pointCount: Int { points.count }

    func start() {
        points.removeAll()
        isRecording = true
    }

    /// Points that do not move time forward are dropped.
    @discardableResult
    func add(_ point: TrackPoint) -> Bool {
        guard isRecording else { return false }
        if let last = points.last, point.elapsedSeconds <= last.elapsedSeconds {
            return false
        }
        points.append(point)
        return true
    }

    func undoLast() -> TrackPoint? {
        guard isRecording else { return nil }
        return points.popLast()
    }

    func snapshot(named name: String) -> RouteSnapshot {
        RouteSnapshot(name: name, points: points)
    }

    func stop() {
        isRecording = false
    }
}

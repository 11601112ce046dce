import Foundation

private struct DraftStop {
    let city: String
    var nights: Int
}

final class ItineraryDraft {
    private static let maxHistory = 20

    private var stops: [DraftStop] = []
    private var history: [[DraftStop]] = []

    var onChange: (() -> Void)?

    var canUndo: Bool { !history.isEmpty }

    var totalNights: Int { stops.reduce(0) { $0 + $1.nights } }

    var summary: String {
        stops.map { "\($0.city) (\($0.nights))" }.joined(separator: ", ")
    }

    func addStop(city: String, nights: Int = 1) {
        change {
            stops.append(DraftStop(city: city, nights: max(1, nights)))
        }
    }

    /// At least one night remains, use `removeStop` to skip a city.
    func changeNights(at index: Int, by delta: Int) {
        guard stops.indices.contains(index) else { return }
        change {
            stops[index].nights = max(1, stops[index].nights + delta)
        }
    }

    func removeStop(at index: Int) {
        guard stops.indices.contains(index) else { return }
        change {
            stops.remove(at: index)
        }
    }

    func moveStop(from source: Int, to target: Int) {
        guard source != target, stops.indices.contains(source), stops.indices.contains(target) else { return }
        change {
            stops.insert(stops.remove(at: source), at: target)
        }
    }

    @discardableResult
    func undo() -> Bool {
        guard let previous = history.popLast() else { return false }
        stops = previous
        onChange?()
        return true
    }

    private func change(_ edit: () -> Void) {
        history.append(stops)
        if history.count > Self.maxHistory {
            history.removeFirst()
        }
        edit()
        onChange?()
    }
}

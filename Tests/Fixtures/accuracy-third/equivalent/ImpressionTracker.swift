import Foundation

struct Impression: Equatable {
    let itemID: String
    let position: Int
    let visibleMillis: Int64
}

/// Reports each list item once per session, after it stayed on screen long enough.
final class ImpressionTracker {
    typealias Sink = ([Impression]) -> Void

    private struct Sighting {
        let since: Int64
        var position: Int
    }

    private let thresholdMillis: Int64
    private let sink: Sink
    private var sightings: [String: Sighting] = [:]
    private var reported: Set<String> = []

    init(thresholdMillis: Int64 = 1_000, sink: @escaping Sink) {
        self.thresholdMillis = thresholdMillis
        self.sink = sink
    }

    func visibleItemsChanged(_ itemIDs: [String], firstPosition: Int, now: Int64) {
        flush(now: now)

        var next: [String: Sighting] = [:]
        for (offset, id) in itemIDs.enumerated() where !reported.contains(id) {
            next[id] = Sighting(since: sightings[id]?.since ?? now, position: firstPosition + offset)
        }
        sightings = next
    }

    func screenHidden(now: Int64) {
        flush(now: now)
        sightings.removeAll()
    }

    func startNewSession() {
        reported.removeAll()
        sightings.removeAll()
    }

    private func flush(now: Int64) {
        let due = sightings
            .map { id, sighting in
                Impression(itemID: id, position: sighting.position, visibleMillis: now - sighting.since)
            }
            .filter { $0.visibleMillis >= thresholdMillis }
            .sorted { $0.position < $1.position }

        guard !due.isEmpty else { return }
        for impression in due {
            reported.insert(impression.itemID)
            sightings[impression.itemID] = nil
        }
        sink(due)
    }
}

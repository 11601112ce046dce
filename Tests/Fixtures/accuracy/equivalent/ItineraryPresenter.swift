import Foundation

struct Segment {
    let flightNumber: String
    let from: String
    let to: String
    let departure: Date
    let arrival: Date
    let terminal: String?
}

enum ItineraryItem: Equatable {
    case flight(title: String, duration: String, detail: String)
    case layover(text: String, isWarning: Bool)
    case changeOfAirport(text: String)
}

protocol ItineraryView: AnyObject {
    func setTitle(_ title: String)
    func setItems(_ items: [ItineraryItem])
    func setFooter(_ footer: String?)
}

final class ItineraryPresenter {
    private enum Limits {
        static let shortLayover = 45
        static let longLayover = 6 * 60
    }

    private weak var view: ItineraryView?

    init(view: ItineraryView) {
        self.view = view
    }

    func present(_ unsorted: [Segment]) {
        let segments = unsorted.sorted { $0.departure < $1.departure }
        guard let first = segments.first, let last = segments.last else {
            view?.setTitle("No flights booked")
            view?.setItems([])
            view?.setFooter(nil)
            return
        }

        var items = [flightItem(first)]
        for (previous, next) in zip(segments, segments.dropFirst()) {
            items += connectionItems(previous, next)
            items.append(flightItem(next))
        }

        view?.setTitle("\(first.from) to \(last.to)")
        view?.setItems(items)
        view?.setFooter(footer(first: first, last: last, stops: segments.count - 1))
    }

    private func flightItem(_ segment: Segment) -> ItineraryItem {
        .flight(
            title: "\(segment.from) → \(segment.to)",
            duration: text(minutes(segment.departure, segment.arrival)),
            detail: [segment.flightNumber, segment.terminal.map { "Terminal \($0)" }]
                .compactMap { $0 }
                .joined(separator: " · ")
        )
    }

    private func connectionItems(_ previous: Segment, _ next: Segment) -> [ItineraryItem] {
        var items: [ItineraryItem] = []
        if previous.to != next.from {
            items.append(.changeOfAirport(text: "Change from \(previous.to) to \(next.from)"))
        }
        switch minutes(previous.arrival, next.departure) {
        case ..<0:
            items.append(.layover(text: "Connection can't be reached", isWarning: true))
        case let wait where wait < Limits.shortLayover:
            items.append(.layover(text: "Short layover: \(text(wait))", isWarning: true))
        case let wait where wait >= Limits.longLayover:
            items.append(.layover(text: "Long layover: \(text(wait))", isWarning: false))
        case let wait:
            items.append(.layover(text: "Layover: \(text(wait))", isWarning: false))
        }
        return items
    }

    private func footer(first: Segment, last: Segment, stops: Int) -> String {
        let total = text(minutes(first.departure, last.arrival))
        switch stops {
        case 0: return "\(total), non-stop"
        case 1: return "\(total), 1 stop"
        default: return "\(total), \(stops) stops"
        }
    }

    /// Whole minutes, rounded down.
    private func minutes(_ start: Date, _ end: Date) -> Int {
        Int((end.timeIntervalSince(start) / 60).rounded(.down))
    }

    private func text(_ minutes: Int) -> String {
        guard minutes >= 60 else { return "\(max(minutes, 0)) min" }
        let rest = minutes % 60
        return rest == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(rest) min"
    }
}

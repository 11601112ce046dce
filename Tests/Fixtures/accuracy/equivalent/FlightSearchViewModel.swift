import Foundation

struct FlightOffer: Equatable {
    let id: String
    let priceCents: Int
    let durationMinutes: Int
    let stops: Int
    let departure: Date
}

struct FlightQuery: Equatable {
    var origin: String?
    var destination: String?
    var departureDay: Int?
    var returnDay: Int?
    var adults = 1
    var infants = 0
}

enum FlightSort { case cheapest, fastest, earliest }

enum FlightSearchState: Equatable {
    case idle
    case invalid([String])
    case loading
    case results([FlightOffer], hidden: Int)
    case empty(String)
    case failed(String)
}

protocol FlightService {
    func search(_ query: FlightQuery) async throws -> [FlightOffer]
}

@MainActor
final class FlightSearchViewModel {

    var onChange: ((FlightSearchState) -> Void)?

    private(set) var state: FlightSearchState = .idle {
        didSet { onChange?(state) }
    }

    var sort: FlightSort = .cheapest {
        didSet { if sort != oldValue { refreshResults() } }
    }

    var directOnly = false {
        didSet { if directOnly != oldValue { refreshResults() } }
    }

    private let service: FlightService
    private var offers: [FlightOffer]?

    init(service: FlightService) {
        self.service = service
    }

    func search(_ query: FlightQuery) async {
        if state == .loading { return }
        let problems = Self.problems(in: query)
        guard problems.isEmpty else {
            state = .invalid(problems)
            return
        }
        offers = nil
        state = .loading
        do {
            offers = try await service.search(query)
            refreshResults()
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed("Flights could not be loaded")
        }
    }

    private func refreshResults() {
        guard let offers = offers else { return }
        let visible = directOnly ? offers.filter { $0.stops == 0 } : offers
        if visible.isEmpty {
            state = .empty(offers.isEmpty ? "No flights on this day" : "No direct flights on this day")
        } else {
            state = .results(visible.sorted(by: isBefore), hidden: offers.count - visible.count)
        }
    }

    private func isBefore(_ a: FlightOffer, _ b: FlightOffer) -> Bool {
        switch sort {
        case .cheapest where a.priceCents != b.priceCents:
            return a.priceCents < b.priceCents
        case .fastest where a.durationMinutes != b.durationMinutes:
            return a.durationMinutes < b.durationMinutes
        default:
            return a.departure == b.departure ? a.id < b.id : a.departure < b.departure
        }
    }

    /// Days are counted from today.
    private static func problems(in query: FlightQuery) -> [String] {
        var problems: [String] = []
        if query.origin == nil { problems.append("Choose where you fly from") }
        if query.destination == nil { problems.append("Choose where you fly to") }
        if let origin = query.origin, origin == query.destination {
            problems.append("Origin and destination are the same")
        }
        if let departure = query.departureDay {
            if departure < 0 { problems.append("The departure is in the past") }
            if let back = query.returnDay, back < departure {
                problems.append("The return is before the departure")
            }
        } else {
            problems.append("Choose a departure date")
        }
        if !(1...9).contains(query.adults) { problems.append("Choose 1 to 9 adults") }
        if query.infants > query.adults { problems.append("Each infant needs an adult") }
        return problems
    }
}

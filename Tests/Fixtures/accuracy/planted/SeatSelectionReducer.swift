import Foundation

struct Seat: Equatable {
    enum Kind { case standard, extraLegroom, exitRow }
    let id: String
    let kind: Kind
    let taken: Bool
}

struct SeatSelection: Equatable {
    var selected: [String] = []
    var passengers: Int
    var exitRowEligible: Bool
    var notice: String?
}

enum SeatAction {
    case tap(Seat)
    case clear
    case dismissNotice
}

func reduce(_ state: SeatSelection, _ action: SeatAction) -> SeatSelection {
    var next = state
    switch action {
    case .clear:
        next.selected = []
        next.notice = nil
    case .dismissNotice:
        next.notice = nil
    case .tap(let seat) where seat.taken:
        next.notice = "This seat is taken."
    case .tap(let seat) where seat.kind == .exitRow && !state.exitRowEligible:
        next.notice = "Exit row seats have restrictions."
    case .tap(let seat):
        next.notice = nil
        if let index = next.selected.firstIndex(of: seat.id) {
            next.selected.remove(at: index)
        } else if next.selected.count < state.passengers {
            next.selected.append(seat.id)
        } else {
            next.notice = "All passengers have a seat."
        }
    }
    return next
}

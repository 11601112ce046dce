import Foundation

/// What the departure board says.
struct DepartureLabel {
    let texts: ITexts

    func label(for departure: Departure) -> String {
        switch departure.state {
        case .onTime:
            return texts.onTime
        case .delayed:
            return departure.minutes > 60 ? texts.longDelay : texts.delay(departure.minutes)
        case .cancelled:
            return texts.cancelled
        }
    }

    func icon(for departure: Departure) -> String {
        if departure.isTrain {
            return "train"
        } else {
            return "bus"
        }
    }

    func platform(of departure: Departure) -> String {
        return departure.platform ?? "?"
    }
}

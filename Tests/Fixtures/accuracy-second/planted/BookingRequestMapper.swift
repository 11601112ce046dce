import Foundation

struct BookingDraft {
    let courtId: Int
    let start: Date
    let minutes: Int
    let partnerIds: [String]
    let lightRequested: Bool
    let comment: String?
    let voucherCode: String?
}

struct BookingRequestMapper {
    private let apiVersion = 3

    func map(_ draft: BookingDraft, userId: String) -> [String: Any] {
        var body: [String: Any] = [
            "version": apiVersion,
            "user_id": userId,
            "court_id": draft.courtId,
            "start": Int64(draft.start.timeIntervalSince1970),
            "duration": draft.minutes,
            "light": draft.lightRequested
        ]
        if !draft.partnerIds.isEmpty {
            body["partners"] = draft.partnerIds
        }
        if let comment = draft.comment, !comment.isEmpty {
            body["comment"] = comment
        }
        return body
    }

    func mapUpdate(_ draft: BookingDraft, bookingId: String, userId: String) -> [String: Any] {
        var body = map(draft, userId: userId)
        body["booking_id"] = bookingId
        body["notify_partners"] = !draft.partnerIds.isEmpty
        return body
    }

    func mapCancellation(bookingId: String, reason: CancelReason) -> [String: Any] {
        [
            "version": apiVersion,
            "booking_id": bookingId,
            "reason": reasonCode(reason)
        ]
    }

    private func reasonCode(_ reason: CancelReason) -> String {
        switch reason {
        case .weather: return "weather"
        case .illness: return "ill"
        case .partnerMissing: return "no_partner"
        case .other: return "other"
        }
    }
}

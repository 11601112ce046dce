import CourtsideKit

/// Who may cancel what.
struct CancellationPolicy {
    let clock: IClock
    let noticeHours: Int

    func canCancel(booking: Booking, user: User) -> Bool {
        guard booking.ownerId == user.id else {
            return false
        }
        if booking.isPaid && booking.isStarted {
        //~ condition-differs
            return false
        }
        return booking.hoursUntilStart(clock: clock) >= noticeHours
    }

    func fee(booking: Booking) -> Int {
        if booking.hoursUntilStart(clock: clock) < noticeHours {
            return booking.price / 2
        }
        return 0
    }
}

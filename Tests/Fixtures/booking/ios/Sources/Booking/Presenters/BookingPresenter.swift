import CourtsideKit
import Foundation

/// What the booking screen can be told to show.
protocol IBookingView: AnyObject {
    func setIsLoading(_ loading: Bool)
    func showBookings(_ bookings: [Booking])
}

class BookingPresenter: Presenter<IBookingView> {
    let club: Club
    let coordinator: IBookingCoordinator
    let analytics: IAnalytics
    let messageBarManager: IMessageBarManager
    let navigationManager: INavigationManager
    let bookingService: IBookingService

    private var bookings: [Booking] = []

    init(club: Club,
         coordinator: IBookingCoordinator,
         analytics: IAnalytics,
         messageBarManager: IMessageBarManager,
         navigationManager: INavigationManager,
         bookingService: IBookingService) {
        self.club = club
        self.coordinator = coordinator
        self.analytics = analytics
        self.messageBarManager = messageBarManager
        self.navigationManager = navigationManager
        self.bookingService = bookingService
    }

    override func viewPresented() {
        super.viewPresented()
        view?.setIsLoading(false)
    }

    func reload(courtId: CourtId, day: Date) {
        view?.setIsLoading(true)
        bookingService.fetchBookings(courtId: courtId, day: day)
            .then { [weak self] bookings in
                self?.bookings = bookings
                self?.view?.showBookings(bookings)
            }
            .always { [weak self] in
                self?.view?.setIsLoading(false)
            }
            .catchError { [weak self] error in
                self?.messageBarManager.showError(error: error)
            }
    }

    func upcoming() -> [Booking] {
        var ordered = bookings
        ordered.sort { $0.start < $1.start }
        return ordered
    }

    func confirm(draft: BookingDraft, note: String?) {
        view?.setIsLoading(true)
        bookingService.book(draft: draft, note: note)
            .then { [weak self] booking in
                guard let self = self else { return }
                self.analytics.track(BookingEvent.bookingConfirmed(courtId: booking.courtId, total: booking.total))
                self.navigationManager.show(self.coordinator.receiptIntent(booking: booking), animation: NavigationAnimation.push)
            }
            .always { [weak self] in
                self?.view?.setIsLoading(false)
            }
            .catchError { [weak self] error in
                self?.messageBarManager.showError(error: error)
                self?.analytics.track(BookingEvent.bookingFailed(reason: "confirm"))
            }
    }

    func cancel(id: BookingId) {
        view?.setIsLoading(true)
        bookingService.cancel(id: id)
            .then { [weak self] booking in
                guard let self = self else { return }
                self.analytics.track(BookingEvent.bookingCancelled(bookingId: booking.id))
                self.navigationManager.pop(animated: true)
            }
            .always { [weak self] in
                self?.view?.setIsLoading(false)
            }
            .catchError { [weak self] error in
                self?.messageBarManager.showError(error: error)
            }
    }
}

import CourtsideKit
import Foundation

/// The screens that the booking feature can show.
protocol IBookingCoordinator: AnyObject {
    func bookingIntent(club: Club) -> INavigationIntent
    func bookingDetailIntent(booking: Booking) -> INavigationIntent
    func receiptIntent(booking: Booking) -> INavigationIntent
}

class BookingCoordinator: IBookingCoordinator {
    private let managerProvider: IManagerProvider
    private let bookingService: IBookingService

    init(managerProvider: IManagerProvider, bookingService: IBookingService) {
        self.managerProvider = managerProvider
        self.bookingService = bookingService
    }

    func bookingIntent(club: Club) -> INavigationIntent {
        let presenter = BookingPresenter(
            club: club,
            coordinator: self,
            analytics: managerProvider.analytics,
            messageBarManager: managerProvider.messageBarManager,
            navigationManager: managerProvider.navigationManager,
            bookingService: bookingService)
        return managerProvider.navigationManager.intent(screen: "booking", presenter: presenter)
    }

    func bookingDetailIntent(booking: Booking) -> INavigationIntent {
        return managerProvider.navigationManager.deepLink(path: "/bookings/\(booking.id)")
    }

    func receiptIntent(booking: Booking) -> INavigationIntent {
        return managerProvider.navigationManager.deepLink(path: "/bookings/\(booking.id)/receipt")
    }
}

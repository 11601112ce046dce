package com.example.booking.coordinators

import com.example.booking.models.*
import com.example.booking.presenters.BookingPresenter
import com.example.booking.services.IBookingService
import com.example.courtsidekit.*

/** The screens that the booking feature can show. */
interface IBookingCoordinator {
    fun bookingIntent(club: Club): INavigationIntent
    fun bookingDetailIntent(booking: Booking): INavigationIntent
    fun receiptIntent(booking: Booking): INavigationIntent
}

class BookingCoordinator(
    private val managerProvider: IManagerProvider,
    private val bookingService: IBookingService
) : IBookingCoordinator {

    override fun bookingIntent(club: Club): INavigationIntent {
        val presenter = BookingPresenter(
            club = club,
            coordinator = this,
            analytics = managerProvider.analytics,
            messageBarManager = managerProvider.messageBarManager,
            navigationManager = managerProvider.navigationManager,
            bookingService = bookingService)
        return managerProvider.navigationManager.intent(screen = "booking", presenter = presenter)
    }

    override fun bookingDetailIntent(booking: Booking): INavigationIntent =
        managerProvider.navigationManager.deepLink(path = "/bookings/${booking.id}")

    override fun receiptIntent(booking: Booking): INavigationIntent =
        managerProvider.navigationManager.deepLink(path = "/bookings/${booking.id}/receipt")
}

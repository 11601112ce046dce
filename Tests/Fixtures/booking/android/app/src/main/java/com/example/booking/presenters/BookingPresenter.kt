package com.example.booking.presenters

import com.example.booking.analytics.BookingEvent
import com.example.booking.coordinators.IBookingCoordinator
import com.example.booking.models.*
import com.example.booking.services.IBookingService
import com.example.courtsidekit.*
import java.util.Date

/** What the booking screen can be told to show. */
interface IBookingView {
    fun setIsLoading(loading: Boolean)
    fun showBookings(bookings: List<Booking>)
}

class BookingPresenter(
    val club: Club,
    val coordinator: IBookingCoordinator,
    val analytics: IAnalytics,
    val messageBarManager: IMessageBarManager,
    val navigationManager: INavigationManager,
    val bookingService: IBookingService
) : Presenter<IBookingView>() {

    private var bookings: MutableList<Booking> = mutableListOf()

    override fun viewPresented() {
        super.viewPresented()
        view?.setIsLoading(false)
    }

    fun reload(courtId: CourtId, day: Date) {
        view?.setIsLoading(true)
        bookingService.fetchBookings(courtId = courtId, day = day)
            .then { bookings ->
                this.bookings = bookings.toMutableList()
                view?.showBookings(bookings)
            }
            .always {
                view?.setIsLoading(false)
            }
            .catchError { error ->
                messageBarManager.showError(error = error)
            }
    }

    fun upcoming(): List<Booking> {
        val ordered = bookings
        ordered.sortBy { it.start }
        return ordered
    }

    fun confirm(draft: BookingDraft, note: String?) {
        view?.setIsLoading(true)
        bookingService.book(draft = draft, note = note)
            .then { booking ->
                analytics.track(BookingEvent.BookingConfirmed(courtId = booking.courtId, total = booking.total))
                navigationManager.show(coordinator.bookingDetailIntent(booking = booking), animation = NavigationAnimation.push)
            }
            .always {
                view?.setIsLoading(false)
            }
            .catchError { error ->
                messageBarManager.showError(error = error)
                analytics.track(BookingEvent.BookingFailed(reason = "confirm"))
            }
    }

    fun cancel(id: BookingId) {
        view?.setIsLoading(true)
        bookingService.cancel(id = id)
            .then { booking ->
                navigationManager.pop(animated = true)
            }
            .always {
                view?.setIsLoading(false)
            }
            .catchError { error ->
                messageBarManager.showError(error = error)
            }
    }
}

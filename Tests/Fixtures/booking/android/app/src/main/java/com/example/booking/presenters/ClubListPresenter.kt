package com.example.booking.presenters

import com.example.booking.analytics.BookingEvent
import com.example.booking.models.Club
import com.example.booking.services.IClubService
import com.example.courtsidekit.*

/** What the list of clubs can be told to show. */
interface IClubListView {
    fun setIsLoading(loading: Boolean)
    fun showClubs(clubs: List<Club>)
}

class ClubListPresenter(
    private val clubService: IClubService,
    private val analytics: IAnalytics,
    private val messageBarManager: IMessageBarManager
) : Presenter<IClubListView>() {

    private var clubs: List<Club> = emptyList()

    override fun viewPresented() {
        super.viewPresented()
        analytics.track(BookingEvent.ClubListShown)
    }

    fun search(coordinate: Coordinate) {
        view?.setIsLoading(true)
        clubService.search(coordinate = coordinate, radius = SEARCH_RADIUS)
            .then { clubs ->
                this.clubs = clubs
                view?.showClubs(clubs)
            }
            .always {
                view?.setIsLoading(false)
            }
            .catchError { error ->
                messageBarManager.showError(error = error)
            }
    }

    fun filter(query: String) {
        val matching = clubs.filter { it.name.lowercase().contains(query.lowercase()) }
        view?.showClubs(if (query.isEmpty()) clubs else matching)
    }

    companion object {
        const val SEARCH_RADIUS = 25000
    }
}

package com.example.courtside.clubs

import com.example.courtsidekit.*

/** What the list of clubs can be told to show. */
interface IClubListView {
    fun setIsLoading(loading: Boolean)
    fun showClubs(clubs: List<Club>)
}

class ClubListPresenter(private val service: IClubService) : Presenter<IClubListView>() {

    fun load(city: String) {
        view?.setIsLoading(true)
        service.clubs(city = city)
            .then { clubs ->
                view?.showClubs(clubs)
            }
    }
}

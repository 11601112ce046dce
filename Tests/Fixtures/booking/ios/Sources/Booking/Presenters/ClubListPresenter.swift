import CourtsideKit
import Foundation

/// What the list of clubs can be told to show.
protocol IClubListView: AnyObject {
    func setIsLoading(_ loading: Bool)
    func showClubs(_ clubs: [Club])
}

class ClubListPresenter: Presenter<IClubListView> {
    static let searchRadius = 25000

    private let clubService: IClubService
    private let analytics: IAnalytics
    private let messageBarManager: IMessageBarManager
    private var clubs: [Club] = []

    init(clubService: IClubService, analytics: IAnalytics, messageBarManager: IMessageBarManager) {
        self.clubService = clubService
        self.analytics = analytics
        self.messageBarManager = messageBarManager
    }

    override func viewPresented() {
        super.viewPresented()
        analytics.track(BookingEvent.clubListShown)
    }

    func search(coordinate: Coordinate) {
        view?.setIsLoading(true)
        clubService.search(coordinate: coordinate, radius: ClubListPresenter.searchRadius)
            .then { [weak self] clubs in
                self?.clubs = clubs
                self?.view?.showClubs(clubs)
            }
            .always { [weak self] in
                self?.view?.setIsLoading(false)
            }
            .catchError { [weak self] error in
                self?.messageBarManager.showError(error: error)
            }
    }

    func refresh(coordinate: Coordinate) {
        clubs = []
        search(coordinate: coordinate)
    }

    func filter(query: String) {
        let matching = clubs.filter { $0.name.lowercased().contains(query.lowercased()) }
        view?.showClubs(query.isEmpty ? clubs : matching)
    }
}

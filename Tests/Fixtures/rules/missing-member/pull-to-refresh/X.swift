import CourtsideKit

/// What the list of clubs can be told to show.
protocol IClubListView: AnyObject {
    func setIsLoading(_ loading: Bool)
    func showClubs(_ clubs: [Club])
}

final class ClubListPresenter: Presenter<IClubListView> {
    private let service: IClubService

    init(service: IClubService) {
        self.service = service
    }

    func load(city: String) {
        view?.setIsLoading(true)
        service.clubs(city: city)
            .then { [weak self] clubs in
                self?.view?.showClubs(clubs)
            }
    }

    func refresh(city: String) {
    //~ missing-member: refresh
        service.invalidate(city: city)
        load(city: city)
    }
}

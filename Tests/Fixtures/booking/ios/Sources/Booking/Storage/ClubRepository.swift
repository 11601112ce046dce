import CourtsideKit
import Foundation

/// Clubs from memory while they are fresh, else from the service.
class ClubRepository {
    static let lifetimeMinutes = 15

    private let service: IClubService
    private let clock: IClock
    private var clubs: [ClubId: Club] = [:]
    private var expiry: [ClubId: Date] = [:]

    init(service: IClubService, clock: IClock) {
        self.service = service
        self.clock = clock
    }

    func cached(id: ClubId) -> Club? {
        guard let date = expiry[id] else {
            return nil
        }
        return date > clock.now() ? clubs[id] : nil
    }

    func club(id: ClubId) -> Promise<Club> {
        if let club = cached(id: id) {
            return Promise(value: club)
        }
        return service.fetchDetail(id: id).then { [weak self] club in
            self?.store(club: club)
            return club
        }
    }

    func store(club: Club) {
        clubs[club.id] = club
        expiry[club.id] = clock.now().adding(minutes: ClubRepository.lifetimeMinutes)
    }

    func clear() {
        clubs.removeAll()
        expiry.removeAll()
    }
}

import Foundation

struct TourPage: Equatable {
    let id: String
    let titleKey: String
    let imageName: String
}

final class WelcomeTourViewModel {
    private let analytics: AnalyticsTracking
    private let store: KeyValueStore
    let pages: [TourPage]

    private(set) var index = 0
    var onPageChange: ((Int) -> Void)?
    var onFinish: (() -> Void)?

    init(pages: [TourPage], analytics: AnalyticsTracking, store: KeyValueStore) {
        self.pages = pages
        self.analytics = analytics
        self.store = store
    }

    var isLastPage: Bool { index == pages.count - 1 }

    var primaryButtonKey: String {
        isLastPage ? "tour.button.start" : "tour.button.next"
    }

    var showsSkip: Bool { !isLastPage }

    func viewAppeared() {
        trackPage()
    }

    func primaryTapped() {
        if isLastPage {
            analytics.track("tour_completed", [:])
            finish()
        } else {
            go(to: index + 1)
        }
    }

    func skipTapped() {
        finish()
    }

    func swiped(to newIndex: Int) {
        guard newIndex != index, pages.indices.contains(newIndex) else { return }
        go(to: newIndex)
    }

    private func go(to newIndex: Int) {
        index = newIndex
        trackPage()
        onPageChange?(newIndex)
    }

    private func trackPage() {
        guard pages.indices.contains(index) else { return }
        analytics.track("tour_page_viewed", ["page": pages[index].id])
    }

    private func finish() {
        store.set(true, forKey: "tour.seen")
        onFinish?()
    }
}

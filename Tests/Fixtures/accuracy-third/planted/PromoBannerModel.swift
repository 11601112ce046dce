import Foundation

struct Promotion: Equatable {
    let id: String
    let headline: String
    let startsAt: Int64
    let endsAt: Int64
}

protocol DismissalStore: AnyObject {
    func isDismissed(_ promotionID: String) -> Bool
    func markDismissed(_ promotionID: String)
}

/// Times are seconds since 1970.
final class PromoBannerModel {
    private let promotion: Promotion
    private let store: DismissalStore
    private let now: () -> Int64

    init(promotion: Promotion, store: DismissalStore, now: @escaping () -> Int64) {
        self.promotion = promotion
        self.store = store
        self.now = now
    }

    var headline: String { promotion.headline }

    var isRunning: Bool {
        let time = now()
        return promotion.startsAt <= time && time < promotion.endsAt
    }

    var isVisible: Bool {
        isRunning && !store.isDismissed(promotion.id)
    }

    var countdown: String? {
        let left = promotion.endsAt - now()
        switch left {
        case ..<1: return nil
        case ..<60: return "Last minute"
        case ..<3600: return "\(left / 60) min left"
        default: return "\(left / 3600) h left"
        }
    }

    func dismiss() {
        guard isVisible else { return }
        store.markDismissed(promotion.id)
    }
}

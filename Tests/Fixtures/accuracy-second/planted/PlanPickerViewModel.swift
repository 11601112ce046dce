import Foundation

struct PlanOption: Equatable {
    let id: String
    let title: String
    let isPromoted: Bool
    let isAvailable: Bool
}

struct PlanPickerState: Equatable {
    var options: [PlanOption] = []
    var selectedId: String?
    var isPurchasing = false
    var message: String?

    var isContinueEnabled: Bool {
        selectedId != nil && !isPurchasing
    }
}

final class PlanPickerViewModel {
    private let analytics: AnalyticsTracking
    private(set) var state = PlanPickerState() {
        didSet { onState?(state) }
    }

    var onState: ((PlanPickerState) -> Void)?

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    func received(_ plans: [PlanOption]) {
        let available = plans.filter(\.isAvailable)
        let preselected = available.first(where: \.isPromoted) ?? available.first
        state = PlanPickerState(
            options: available,
            selectedId: preselected?.id,
            isPurchasing: false,
            message: available.isEmpty ? "plans.none_available" : nil
        )
        analytics.track("plans_shown", ["count": String(available.count)])
    }

    func select(_ id: String) {
        guard !state.isPurchasing, state.options.contains(where: { $0.id == id }) else { return }
        state.selectedId = id
        analytics.track("plan_selected", ["plan": id])
    }

    func purchaseStarted() {
        state.isPurchasing = true
    }

    func purchaseFinished(errorKey: String?) {
        var next = state
        next.isPurchasing = false
        next.message = errorKey
        state = next
    }
}

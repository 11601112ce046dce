import Combine
import Foundation

struct Plan: Equatable, Identifiable {
    let id: String
    let months: Int
    let priceCents: Int
    let trialDays: Int
}

struct PlanCard: Equatable {
    let id: String
    let title: String
    let price: String
    let perMonth: String?
    let savings: String?
    let isSelected: Bool
}

enum PurchaseOutcome: Equatable {
    case purchased
    case pending
    case cancelledByUser
}

protocol PlanStore {
    func plans() async throws -> [Plan]
    func purchase(planId: String) async throws -> PurchaseOutcome
    func restore() async throws -> Bool
}

@MainActor
final class PaywallViewModel: ObservableObject {

    @Published private(set) var cards: [PlanCard] = []
    @Published private(set) var buttonTitle = "Continue"
    @Published private(set) var notice: String?
    @Published private(set) var isBusy = false
    @Published private(set) var isUnlocked = false

    private let store: PlanStore
    private var plans: [Plan] = []
    private var selectedId: String?

    init(store: PlanStore) {
        self.store = store
    }

    func load() async {
        await run(failure: "Plans could not be loaded") {
            let loaded = try await self.store.plans().sorted { ($1.months, $0.id) < ($0.months, $1.id) }
            self.plans = loaded
            self.selectedId = loaded.first?.id
            self.rebuild()
            if loaded.isEmpty { self.notice = "No plans available" }
        }
    }

    func select(_ id: String) {
        guard !isBusy, plans.contains(where: { $0.id == id }) else { return }
        selectedId = id
        rebuild()
    }

    func buy() async {
        guard let id = selectedId else { return }
        await run(failure: "Your purchase failed. You have not been charged.") {
            switch try await self.store.purchase(planId: id) {
            case .purchased: self.isUnlocked = true
            case .pending: self.notice = "Your purchase is waiting for approval"
            case .cancelledByUser: break
            }
        }
    }

    func restore() async {
        await run(failure: "Purchases could not be restored") {
            if try await self.store.restore() {
                self.isUnlocked = true
            } else {
                self.notice = "No purchases found"
            }
        }
    }

    private func run(failure: String, _ work: @MainActor () async throws -> Void) async {
        guard !isBusy else { return }
        isBusy = true
        notice = nil
        do {
            try await work()
        } catch is CancellationError {
            // Nobody is looking any more.
        } catch {
            notice = failure
        }
        isBusy = false
    }

    private func rebuild() {
        // Savings are measured against the dearest month on offer.
        let reference = plans.map(monthly).max() ?? 0
        cards = plans.map { plan in
            let percent = reference > 0 ? (reference - monthly(plan)) * 100 / reference : 0
            return PlanCard(
                id: plan.id,
                title: title(plan.months),
                price: euros(plan.priceCents),
                perMonth: plan.months > 1 ? "\(euros(monthly(plan))) / month" : nil,
                savings: percent >= 5 ? "Save \(percent) %" : nil,
                isSelected: plan.id == selectedId
            )
        }
        let trial = plans.first { $0.id == selectedId }?.trialDays ?? 0
        buttonTitle = trial > 0 ? "Try \(trial) days for free" : "Continue"
    }

    /// Rounded up to the cent.
    private func monthly(_ plan: Plan) -> Int {
        let months = max(plan.months, 1)
        return (plan.priceCents + months - 1) / months
    }

    private func title(_ months: Int) -> String {
        switch months {
        case 1: return "Monthly"
        case 12: return "Yearly"
        default: return "\(months) months"
        }
    }

    private func euros(_ cents: Int) -> String {
        "€" + String(cents / 100) + "." + String(format: "%02d", cents % 100)
    }
}

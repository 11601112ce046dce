import Foundation

protocol PaywallViewProtocol: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(offers: [PaywallOfferItem])
    func show(errorKey: String)
    func close(purchased: Bool)
}

struct PaywallOfferItem: Equatable {
    let productId: String
    let title: String
    let price: String
    let savingsLabel: String?
    let isSelected: Bool
}

@MainActor
final class PaywallPresenter {
    private weak var view: PaywallViewProtocol?
    private let store: StoreServiceProtocol
    private let analytics: AnalyticsProtocol
    private let source: String

    private var offers: [StoreOffer] = []
    private var selectedId: String?

    init(view: PaywallViewProtocol, store: StoreServiceProtocol, analytics: AnalyticsProtocol, source: String) {
        self.view = view
        self.store = store
        self.analytics = analytics
        self.source = source
    }

    func load() async {
        view?.showLoading(true)
        defer { view?.showLoading(false) }
        do {
            offers = try await store.offers().sorted { $0.months > $1.months }
            selectedId = offers.first?.productId
            render()
            analytics.log("paywall_shown", ["source": source])
        } catch is CancellationError {
            return
        } catch {
            view?.show(errorKey: "paywall.error.load")
        }
    }

    func select(productId: String) {
        guard productId != selectedId, offers.contains(where: { $0.productId == productId }) else { return }
        selectedId = productId
        render()
    }

    func purchase() async {
        guard let selectedId else { return }
        analytics.log("paywall_purchase_tap", ["source": source, "product": selectedId])
        do {
            let outcome = try await store.purchase(productId: selectedId)
            switch outcome {
            case .success:
                view?.close(purchased: true)
            case .pending:
                view?.show(errorKey: "paywall.info.pending")
            case .cancelled:
                break
            }
        } catch is CancellationError {
            return
        } catch {
            view?.show(errorKey: "paywall.error.purchase")
        }
    }

    private func render() {
        let monthly = offers.first { $0.months == 1 }
        view?.show(offers: offers.map { offer in
            PaywallOfferItem(
                productId: offer.productId,
                title: offer.title,
                price: offer.localizedPrice,
                savingsLabel: monthly.flatMap { savings(of: offer, against: $0) },
                isSelected: offer.productId == selectedId
            )
        })
    }

    private func savings(of offer: StoreOffer, against monthly: StoreOffer) -> String? {
        let full = monthly.priceCents * offer.months
        guard offer.months > 1, full > offer.priceCents else { return nil }
        return "-\((full - offer.priceCents) * 100 / full)%"
    }
}

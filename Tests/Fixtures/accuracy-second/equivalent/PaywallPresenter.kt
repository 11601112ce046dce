package com.pacefield.paywall

import kotlinx.coroutines.CancellationException

interface PaywallView {
    fun showLoading(isLoading: Boolean)
    fun showOffers(offers: List<PaywallOfferItem>)
    fun showError(errorKey: String)
    fun close(purchased: Boolean)
}

data class PaywallOfferItem(
    val productId: String,
    val title: String,
    val price: String,
    val savingsLabel: String?,
    val isSelected: Boolean,
)

class PaywallPresenter(
    private val view: PaywallView,
    private val store: IStoreService,
    private val analytics: IAnalytics,
    private val source: String,
) {
    private var offers: List<StoreOffer> = emptyList()
    private var selectedId: String? = null

    suspend fun load() {
        view.showLoading(true)
        try {
            offers = store.offers().sortedByDescending { it.months }
            selectedId = offers.firstOrNull()?.productId
            render()
            analytics.log("paywall_shown", mapOf("source" to source))
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            view.showError("paywall.error.load")
        } finally {
            view.showLoading(false)
        }
    }

    fun select(productId: String) {
        if (productId == selectedId || offers.none { it.productId == productId }) return
        selectedId = productId
        render()
    }

    suspend fun purchase() {
        val productId = selectedId ?: return
        analytics.log("paywall_purchase_tap", mapOf("source" to source, "product" to productId))
        try {
            when (store.purchase(productId)) {
                PurchaseOutcome.SUCCESS -> view.close(purchased = true)
                PurchaseOutcome.PENDING -> view.showError("paywall.info.pending")
                PurchaseOutcome.CANCELLED -> Unit
            }
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            view.showError("paywall.error.purchase")
        }
    }

    private fun render() {
        val monthly = offers.find { it.months == 1 }
        val items = offers.map { offer ->
            PaywallOfferItem(
                productId = offer.productId,
                title = offer.title,
                price = offer.localizedPrice,
                savingsLabel = monthly?.let { savings(offer, it) },
                isSelected = offer.productId == selectedId,
            )
        }
        view.showOffers(items)
    }

    private fun savings(offer: StoreOffer, monthly: StoreOffer): String? {
        val full = monthly.priceCents * offer.months
        if (offer.months <= 1 || full <= offer.priceCents) return null
        return "-${(full - offer.priceCents) * 100 / full}%"
    }
}

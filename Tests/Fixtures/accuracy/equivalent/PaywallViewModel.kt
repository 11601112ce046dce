package com.streamy.paywall

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

data class Plan(val id: String, val months: Int, val priceCents: Int, val trialDays: Int)

data class PlanCard(
    val id: String,
    val title: String,
    val price: String,
    val perMonth: String?,
    val savings: String?,
    val isSelected: Boolean,
)

enum class PurchaseOutcome { PURCHASED, PENDING, CANCELLED_BY_USER }

interface PlanStore {
    suspend fun plans(): List<Plan>
    suspend fun purchase(planId: String): PurchaseOutcome
    suspend fun restore(): Boolean
}

data class PaywallUiState(
    val cards: List<PlanCard> = emptyList(),
    val buttonTitle: String = "Continue",
    val notice: String? = null,
    val isBusy: Boolean = false,
    val isUnlocked: Boolean = false,
)

class PaywallViewModel(private val store: PlanStore) : ViewModel() {

    private val _state = MutableStateFlow(PaywallUiState())
    val state: StateFlow<PaywallUiState> = _state.asStateFlow()

    private var plans = emptyList<Plan>()
    private var selectedId: String? = null

    fun load() = run("Plans could not be loaded") {
        val loaded = store.plans().sortedWith(compareByDescending<Plan> { it.months }.thenBy { it.id })
        show(loaded, loaded.firstOrNull()?.id)
        if (loaded.isEmpty()) notify("No plans available")
    }

    fun select(id: String) {
        if (_state.value.isBusy || plans.none { it.id == id }) return
        show(plans, id)
    }

    fun buy() {
        val id = selectedId ?: return
        run("Your purchase failed. You have not been charged.") {
            when (store.purchase(id)) {
                PurchaseOutcome.PURCHASED -> unlock()
                PurchaseOutcome.PENDING -> notify("Your purchase is waiting for approval")
                PurchaseOutcome.CANCELLED_BY_USER -> Unit
            }
        }
    }

    fun restore() = run("Purchases could not be restored") {
        if (store.restore()) unlock() else notify("No purchases found")
    }

    private fun run(failure: String, work: suspend () -> Unit) {
        if (_state.value.isBusy) return
        _state.update { it.copy(isBusy = true, notice = null) }
        viewModelScope.launch {
            try {
                work()
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                notify(failure)
            } finally {
                _state.update { it.copy(isBusy = false) }
            }
        }
    }

    private fun unlock() = _state.update { it.copy(isUnlocked = true) }

    private fun notify(text: String) = _state.update { it.copy(notice = text) }

    private fun show(plans: List<Plan>, selectedId: String?) {
        this.plans = plans
        this.selectedId = selectedId

        val dearest = plans.maxOfOrNull { it.monthlyCents } ?: 0
        val trialDays = plans.find { it.id == selectedId }?.trialDays ?: 0
        _state.update { state ->
            state.copy(
                cards = plans.map { it.toCard(dearest, isSelected = it.id == selectedId) },
                buttonTitle = if (trialDays > 0) "Try $trialDays days for free" else "Continue",
            )
        }
    }

    private fun Plan.toCard(dearestMonth: Int, isSelected: Boolean): PlanCard {
        val saved = if (dearestMonth > 0) (dearestMonth - monthlyCents) * 100 / dearestMonth else 0
        return PlanCard(
            id = id,
            title = when (months) {
                1 -> "Monthly"
                12 -> "Yearly"
                else -> "$months months"
            },
            price = euros(priceCents),
            perMonth = if (months > 1) "${euros(monthlyCents)} / month" else null,
            savings = if (saved >= 5) "Save $saved %" else null,
            isSelected = isSelected,
        )
    }

    // up to the next full cent
    private val Plan.monthlyCents: Int
        get() = months.coerceAtLeast(1).let { (priceCents + it - 1) / it }

    private fun euros(cents: Int) = "€${cents / 100}.${(cents % 100).toString().padStart(2, '0')}"
}

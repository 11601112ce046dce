package com.acme.banking.transfer

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

data class TransferRequest(val recipientIban: String, val amountCents: Long, val note: String?)

sealed class TransferException : Exception() {
    data class LimitExceeded(val limitCents: Long) : TransferException()
    class RecipientRejected : TransferException()
    class Offline : TransferException()
}

interface TransferService {
    suspend fun submit(request: TransferRequest): String
}

data class TransferUiState(
    val recipientError: String? = null,
    val amountError: String? = null,
    val banner: String? = null,
    val confirmationReference: String? = null,
    val isSubmitting: Boolean = false,
)

class TransferFormViewModel(
    private val service: TransferService,
    private val availableCents: Long,
) : ViewModel() {

    private val _state = MutableStateFlow(TransferUiState())
    val state: StateFlow<TransferUiState> = _state.asStateFlow()

    var recipient = ""
        private set
    var amountText = ""
        private set
    var note = ""
        private set

    fun recipientChanged(text: String) {
        recipient = text
        _state.update { it.copy(recipientError = null) }
    }

    fun amountChanged(text: String) {
        amountText = text
        _state.update { it.copy(amountError = null) }
    }

    fun noteChanged(text: String) {
        note = text
    }

    fun submit() {
        viewModelScope.launch { submitForm() }
    }

    private suspend fun submitForm() {
        if (_state.value.isSubmitting) return
        _state.update { it.copy(banner = null) }

        val iban = recipient.replace(" ", "")
        if (iban.isEmpty()) {
            _state.update { it.copy(recipientError = "Enter the recipient's IBAN") }
        }

        val cents = parseCents(amountText)
        val problem = when {
            cents == null -> "Enter a valid amount"
            cents == 0L -> "Amount must be greater than zero"
            cents > availableCents -> "Not enough money in this account"
            else -> null
        }
        if (problem != null) _state.update { it.copy(amountError = problem) }

        val checked = _state.value
        if (cents == null || checked.recipientError != null || checked.amountError != null) return

        _state.update { it.copy(isSubmitting = true) }
        try {
            val reference = service.submit(TransferRequest(iban, cents, note.ifEmpty { null }))
            _state.update { it.copy(confirmationReference = reference) }
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            _state.update {
                when (e) {
                    is TransferException.LimitExceeded ->
                        it.copy(amountError = "Your daily limit is ${format(e.limitCents)}")
                    is TransferException.RecipientRejected ->
                        it.copy(recipientError = "This account can't receive transfers")
                    is TransferException.Offline ->
                        it.copy(banner = "You're offline. Try again later.")
                    else -> it.copy(banner = "Something went wrong. Please try again.")
                }
            }
        } finally {
            _state.update { it.copy(isSubmitting = false) }
        }
    }

    private companion object {
        val AMOUNT = Regex("([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")

        /** "12", "12.5" and "12,50" are all fine; anything else is null. */
        fun parseCents(text: String): Long? {
            val (whole, fraction) = AMOUNT.matchEntire(text)?.destructured ?: return null
            return whole.toLong() * 100 + fraction.padEnd(2, '0').toLong()
        }

        fun format(cents: Long): String =
            "€${cents / 100}.${(cents % 100).toString().padStart(2, '0')}"
    }
}

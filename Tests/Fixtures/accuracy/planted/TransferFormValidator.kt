package com.acme.bank.transfer

data class TransferForm(
    val sourceIban: String,
    val targetIban: String,
    val amountCents: Long,
    val reference: String,
)

sealed class TransferError {
    object MissingTarget : TransferError()
    object MalformedTarget : TransferError()
    object SameAccount : TransferError()
    object AmountTooSmall : TransferError()
    data class AmountTooLarge(val limit: Long) : TransferError()
    object InsufficientFunds : TransferError()
}

class TransferFormValidator(private val balanceCents: Long) {

    fun validate(form: TransferForm): List<TransferError> =
        listOfNotNull(checkTarget(form), checkAmount(form.amountCents))

    private fun checkTarget(form: TransferForm): TransferError? {
        val target = form.targetIban.replace(" ", "").uppercase()
        return when {
            target.isEmpty() -> TransferError.MissingTarget
            !IBAN.matches(target) -> TransferError.MalformedTarget
            else -> null
        }
    }

    private fun checkAmount(cents: Long): TransferError? = when {
        cents < MIN_CENTS -> TransferError.AmountTooSmall
        cents > MAX_CENTS -> TransferError.AmountTooLarge(MAX_CENTS)
        cents > balanceCents -> TransferError.InsufficientFunds
        else -> null
    }

    companion object {
        const val MIN_CENTS = 1L
        const val MAX_CENTS = 1_000_000L
        private val IBAN = Regex("[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")
    }
}

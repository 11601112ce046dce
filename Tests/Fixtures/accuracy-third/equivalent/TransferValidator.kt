package bank.fjord.transfer

data class Transfer(
    val iban: String,
    val amountCents: Long,
    val reference: String? = null,
)

sealed class TransferIssue {
    data object InvalidIban : TransferIssue()
    data object AmountNotPositive : TransferIssue()
    data class AmountAboveLimit(val limitCents: Long) : TransferIssue()
    data class ReferenceTooLong(val by: Int) : TransferIssue()
}

sealed class ValidationResult {
    data class Success(val transfer: Transfer) : ValidationResult()
    data class Failure(val issues: List<TransferIssue>) : ValidationResult()
}

class TransferValidator(private val limitCents: Long = 500_000) {

    /** The transfer with a normalised IBAN, or else everything that is wrong with it. */
    fun validate(transfer: Transfer): ValidationResult {
        val iban = normalise(transfer.iban)

        val issues = buildList<TransferIssue> {
            if (!isValidIban(iban)) add(TransferIssue.InvalidIban)
            when {
                transfer.amountCents <= 0 -> add(TransferIssue.AmountNotPositive)
                transfer.amountCents > limitCents -> add(TransferIssue.AmountAboveLimit(limitCents))
            }
            val excess = transfer.reference.orEmpty().length - MAX_REFERENCE_LENGTH
            if (excess > 0) add(TransferIssue.ReferenceTooLong(excess))
        }

        return if (issues.isEmpty()) ValidationResult.Success(transfer.copy(iban = iban))
        else ValidationResult.Failure(issues)
    }

    fun normalise(iban: String): String = iban.filterNot { it == ' ' }.uppercase()

    private fun isValidIban(iban: String): Boolean =
        IBAN_SHAPE.matches(iban) && remainder(iban.drop(4) + iban.take(4)) == 1

    /** Letters count as two digits each: A = 10 … Z = 35. */
    private fun remainder(text: String): Int = text.fold(0) { rest, char ->
        if (char in '0'..'9') (rest * 10 + (char - '0')) % 97
        else (rest * 100 + (char - 'A') + 10) % 97
    }

    companion object {
        /** In UTF-16 units, as in the core banking system. */
        const val MAX_REFERENCE_LENGTH = 140

        private val IBAN_SHAPE = Regex("[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")
    }
}

package com.acme.mail.compose

class SentMail(
    val recipients: List<String>,
    val sentAt: Long,
)

/** Proposes the most recently used recipients while the address field is edited. */
class RecipientSuggester(
    private val ownAddress: String,
    private val limit: Int = 4,
) {

    fun suggestions(mails: List<SentMail>, typed: String): List<String> {
        val needle = typed.lowercase()
        val result = ArrayList<String>()
        for (address in recentAddresses(mails)) {
            if (result.size >= limit) break
            if (address == ownAddress) continue
            if (address.startsWith(needle)) {
                result += address
            }
        }
        return result
    }

    fun hint(mails: List<SentMail>): String {
        val count = suggestions(mails, typed = "").size
        return when {
            count == 0 -> "Type an address"
            count == 1 -> "1 suggestion"
            else -> "$count suggestions"
        }
    }

    private fun recentAddresses(mails: List<SentMail>): List<String> =
        mails
            .sortedByDescending { it.sentAt }
            .flatMap { it.recipients }
            .map { it.lowercase() }
            .distinct()
}

package io.rolodeck.contacts.importing

data class ImportedContact(val externalId: String, val name: String)

interface ContactStore {
    fun contains(externalId: String): Boolean
    fun insert(contact: ImportedContact)
}

data class ImportSummary(val inserted: Int, val duplicates: Int, val rejected: Int) {
    override fun toString() = "$inserted new, $duplicates known, $rejected rejected"
}

/** Imports one downloaded page of contacts into the local store. */
class ContactImporter(private val store: ContactStore) {

    private enum class Outcome { INSERTED, DUPLICATE, REJECTED }

    fun importPage(contacts: List<ImportedContact>): ImportSummary {
        val outcomes = contacts.map(::importOne)
        return ImportSummary(
            inserted = outcomes.count { it == Outcome.INSERTED },
            duplicates = outcomes.count { it == Outcome.DUPLICATE },
            rejected = outcomes.count { it == Outcome.REJECTED },
        )
    }

    private fun importOne(contact: ImportedContact): Outcome = with(contact) {
        when {
            name.isEmpty() || externalId.isEmpty() -> Outcome.REJECTED
            store.contains(externalId) -> Outcome.DUPLICATE
            else -> {
                store.insert(this)
                Outcome.INSERTED
            }
        }
    }
}

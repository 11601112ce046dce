package com.northpine.contacts.search

import com.northpine.contacts.Contact

data class ContactHit(val contactId: String, val rank: Int)

class ContactSearch {

    private class IndexedContact(
        val id: String,
        val words: List<String>,
        val isFavorite: Boolean,
    )

    private var index: List<IndexedContact> = emptyList()

    fun rebuild(contacts: List<Contact>) {
        index = contacts.map { contact ->
            IndexedContact(
                id = contact.id,
                words = wordsIn(contact.displayName),
                isFavorite = contact.isFavorite,
            )
        }
    }

    fun search(query: String, limit: Int = 20): List<ContactHit> {
        val terms = wordsIn(query)
        if (terms.isEmpty()) return emptyList()
        return index
            .mapNotNull { contact -> hit(contact, terms) }
            .sortedWith(compareByDescending<ContactHit> { it.rank }.thenBy { it.contactId })
            .take(limit)
    }

    private fun hit(contact: IndexedContact, terms: List<String>): ContactHit? {
        var rank = if (contact.isFavorite) 5 else 0
        for (term in terms) {
            if (contact.words.none { it.startsWith(term) }) return null
            rank += if (term in contact.words) 10 else 3
        }
        return ContactHit(contact.id, rank)
    }

    private fun wordsIn(text: String): List<String> =
        text
            .lowercase()
            .split(" ")
            .filter { it.isNotEmpty() }
}

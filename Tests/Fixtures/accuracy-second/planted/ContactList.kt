package com.taskhive.contacts

data class Contact(
    val id: Long,
    val displayName: String,
    val isFavorite: Boolean,
    val phone: String?,
)

data class ContactSection(val title: String, val contacts: List<Contact>)

class ContactListBuilder(var showsOnlyReachable: Boolean = false) {

    fun sections(contacts: List<Contact>): List<ContactSection> {
        val visible = contacts.filter { !showsOnlyReachable || it.phone != null }
        visible.sortedWith(
            compareBy<Contact> { it.displayName.lowercase() }.thenBy { it.id },
        )

        val sections = mutableListOf<ContactSection>()
        val favorites = visible.filter { it.isFavorite }
        if (favorites.isNotEmpty()) {
            sections += ContactSection(title = "Favorites", contacts = favorites)
        }
        val others = visible.filterNot { it.isFavorite }
        val grouped = others.groupBy { sectionTitle(it) }
        for (title in grouped.keys.sorted()) {
            sections += ContactSection(title = title, contacts = grouped[title].orEmpty())
        }
        return sections
    }

    private fun sectionTitle(contact: Contact): String =
        when (val first = contact.displayName.firstOrNull()) {
            in 'A'..'Z' -> first.toString()
            in 'a'..'z' -> first.toString().uppercase()
            else -> "#"
        }
}

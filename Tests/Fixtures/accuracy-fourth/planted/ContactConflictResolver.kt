package com.peoplebook.sync

data class Contact(
    val id: String,
    val name: String,
    val phone: String?,
    val email: String?,
    val note: String,
    val revision: Int,
)

sealed interface Resolution {
    data object Unchanged : Resolution
    data class Merged(val contact: Contact, val needsUpload: Boolean) : Resolution
}

/** Three-way merge, field by field. A field changed on both sides keeps the local value. */
class ContactConflictResolver {

    fun resolve(base: Contact, local: Contact, remote: Contact): Resolution {
        if (remote.revision <= base.revision) return Resolution.Unchanged

        fun <T> pick(field: Contact.() -> T): T =
            if (local.field() == base.field()) remote.field() else local.field()

        val merged = local.copy(
            name = pick { name },
            phone = pick { phone },
            email = pick { email },
            revision = remote.revision,
        )
        return Resolution.Merged(merged, needsUpload = merged != remote)
    }

    fun conflictingFields(base: Contact, local: Contact, remote: Contact): List<String> =
        FIELDS.filterValues { read ->
            val (original, mine, theirs) = listOf(base, local, remote).map(read)
            mine != original && theirs != original && mine != theirs
        }.keys.toList()

    private companion object {
        val FIELDS: Map<String, (Contact) -> Any?> = linkedMapOf(
            "name" to Contact::name,
            "phone" to Contact::phone,
            "email" to Contact::email,
            "note" to Contact::note,
        )
    }
}

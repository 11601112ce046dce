package com.acme.contacts.importer

data class Contact(val name: String, val phone: String, val email: String)

class ContactImport(
    val contacts: List<Contact>,
    val rejectedLines: List<Int>,
) {
    val message: String
        get() {
            val base = "${contacts.size} contacts imported"
            return if (rejectedLines.isEmpty()) {
                base
            } else {
                base + rejectedLines.joinToString(prefix = ", check lines ", separator = ", ")
            }
        }
}

class ContactCsvReader {

    fun read(lines: List<String>): ContactImport {
        val contacts = ArrayList<Contact>()
        val rejected = ArrayList<Int>()
        lines.forEachIndexed { index, line ->
            if (line.isEmpty()) return@forEachIndexed
            when (val contact = parse(line)) {
                null -> rejected += index + 1
                else -> contacts += contact
            }
        }
        return ContactImport(contacts, rejected)
    }

    private fun parse(line: String): Contact? {
        val columns = line.split(",")
        if (columns.size != 3) return null
        val (name, phone, email) = columns
        return if (name.isEmpty()) null else Contact(name, phone, email)
    }
}

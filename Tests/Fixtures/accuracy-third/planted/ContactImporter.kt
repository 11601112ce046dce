package crm.rolodex.importer

data class ImportedContact(
    val name: String,
    val email: String?,
    val phone: String?,
    val company: String?,
) {
    val isReachable: Boolean get() = email != null || phone != null

    val subtitle: String
        get() = listOfNotNull(company, email ?: phone).joinToString(" · ")

    companion object {
        /** Columns: name;email;phone;company. Trailing columns may be missing. */
        fun fromCsvLine(csvLine: String): ImportedContact? {
            val columns = csvLine
                .split(";")
                .map { column -> column.trim().takeIf { it.isNotEmpty() } }

            return ImportedContact(
                name = columns.firstOrNull() ?: return null,
                email = columns.getOrNull(1)?.lowercase(),
                phone = columns.getOrNull(2),
                company = columns.getOrNull(3),
            )
        }
    }
}

class ContactImporter(private val hasHeader: Boolean = true) {

    data class Report(val contacts: List<ImportedContact>, val skipped: Int) {
        override fun toString(): String = buildString {
            append("${contacts.size} imported")
            if (skipped != 0) append(", $skipped skipped")
        }
    }

    fun run(lines: List<String>): Report {
        val rows = if (hasHeader) lines.drop(1) else lines
        val contacts = rows
            .mapNotNull { ImportedContact.fromCsvLine(it) }
            .filter { it.isReachable }
        return Report(contacts, skipped = rows.size - contacts.size)
    }
}

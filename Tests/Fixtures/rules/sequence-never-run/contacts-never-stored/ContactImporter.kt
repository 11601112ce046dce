class ContactImporter(private val store: ContactStore) {
    fun importRows(rows: List<ImportRow>): Int {
        val valid = rows.filter { it.name.isNotEmpty() }
        valid.asSequence().map { store.insert(name = it.name) }
        //~ sequence-never-run
        return valid.size
    }
}

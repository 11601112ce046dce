/** What happened, in order. */
interface Journal {
    var level: JournalLevel
    var title: String
    fun write(text: String)
}

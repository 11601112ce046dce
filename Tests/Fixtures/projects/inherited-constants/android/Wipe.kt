private const val NAMES_KEY = "X-Names"

class Wipe(
    // The companion of the supertype, in another file, has it.
    val names: Boolean = DEFAULT_NAMES,
    val notes: Boolean = DEFAULT_NAMES,
) : BaseWipe()

data class Visit(
    val guest: String = "",
)

class Sender {
    // What is absent there is empty here.
    fun send(visit: Visit) { post(visit.guest, NAMES_KEY) }
}

class Shelf {
    fun isShown(book: Book): Boolean = when (book.mode) {
        "always" -> true
        "once" -> book.id !in seen
        else -> false
    }
}

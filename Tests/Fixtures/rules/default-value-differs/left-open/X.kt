/** Letters of a box. */
class LetterBox(private val store: LetterStore) {
    //~ info missing-member
    fun letters(order: LetterOrder = LetterOrder.NEWEST, limit: Int = 20): List<Letter> =
        store.letters(order = order, limit = limit)

    fun drafts(order: LetterOrder = LetterOrder.OLDEST): List<Letter> = store.drafts(order = order)

    fun sent(limit: Int = 50): List<Letter> = store.sent(limit = limit)
}

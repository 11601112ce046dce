interface CardCommand<R> {
    fun check(card: Card): BaseError?
    fun label(card: Card): String
    fun makeTask(name: String): Task<R>
}

class PurgeCommand : CardCommand<Card> {
    override fun check(card: Card): BaseError? = if (card.isLocked) CardError.Busy else null

    override fun label(card: Card): String = card.name

    override fun makeTask(name: String): Task<Card> = pool.purge(name)

    fun title(card: Card): BaseError = pool.title(card)
}

class ReadCommand : CardCommand<String> {
    override fun check(card: Card): BaseError? = if (card.isEmpty) CardError.Busy else null

    override fun label(card: Card): String = card.title

    override fun makeTask(name: String): Task<String> = pool.read(name)
}

interface BaseError

interface Task<R> {
//~       ^^^^ missing-type
    fun perform(done: (R) -> Unit)
}

enum class CardError : BaseError {
    BUSY, UNKNOWN
}

data class Card(val name: String, val title: String, val isLocked: Boolean, val isEmpty: Boolean)

package net.quarry.http

/** Immutable builder for the query part of a URL. Parameters keep the order in which they were added. */
class QueryBuilder private constructor(private val pairs: List<Pair<String, String>>) {

    constructor() : this(emptyList())

    val isEmpty: Boolean get() = pairs.isEmpty()

    /** Adds a parameter; an absent value adds nothing. */
    fun with(name: String, value: String?): QueryBuilder =
        if (value == null) this else QueryBuilder(pairs + (name to value))

    fun with(name: String, value: Long?): QueryBuilder = with(name, value?.toString())

    fun with(name: String, flag: Boolean): QueryBuilder = with(name, if (flag) "1" else "0")

    fun withAll(name: String, values: List<String>): QueryBuilder =
        values.fold(this) { builder, value -> builder.with("$name[]", value) }

    fun without(name: String): QueryBuilder = QueryBuilder(pairs.filterNot { it.first == name })

    override fun toString(): String =
        pairs.joinToString("&") { (name, value) -> "${name.percentEncoded()}=${value.percentEncoded()}" }

    fun appendedTo(url: String): String = when {
        pairs.isEmpty() -> url
        '?' in url -> "$url&$this"
        else -> "$url?$this"
    }

    private companion object {
        const val HEX = "0123456789ABCDEF"
        val UNRESERVED = (('A'..'Z') + ('a'..'z') + ('0'..'9') + "-._~".toList()).toSet()

        fun String.percentEncoded(): String = buildString {
            for (byte in this@percentEncoded.encodeToByteArray()) {
                val code = byte.toInt() and 0xFF
                val char = code.toChar()
                if (char in UNRESERVED) append(char) else append('%').append(HEX[code shr 4]).append(HEX[code and 15])
            }
        }
    }
}

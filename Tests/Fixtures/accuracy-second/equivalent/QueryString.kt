package com.northpine.core.network

class QueryString private constructor(private val items: List<Pair<String, String?>>) {

    constructor() : this(emptyList())

    val isEmpty: Boolean get() = items.isEmpty()

    fun adding(name: String, value: String?): QueryString =
        if (value.isNullOrEmpty()) this else QueryString(items + (name to value))

    fun adding(name: String, value: Int?): QueryString = adding(name, value?.toString())

    fun adding(name: String, value: Boolean): QueryString = adding(name, if (value) "1" else "0")

    fun adding(name: String, list: List<String>): QueryString =
        list.fold(this) { query, value -> query.adding("$name[]", value) }

    fun addingFlag(name: String): QueryString = QueryString(items + (name to null))

    /** Items sorted by name for a stable signature; equal names keep their order. */
    fun encoded(): String = items
        .sortedBy { it.first }
        .joinToString("&") { (name, value) ->
            if (value == null) escape(name) else "${escape(name)}=${escape(value)}"
        }

    fun appendedTo(path: String): String {
        if (isEmpty) return path
        val separator = if ('?' in path) "&" else "?"
        return path + separator + encoded()
    }

    private companion object {
        const val UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        const val HEX = "0123456789ABCDEF"

        fun escape(text: String): String = buildString {
            for (byte in text.toByteArray(Charsets.UTF_8)) {
                val code = byte.toInt() and 0xFF
                if (code.toChar() in UNRESERVED) {
                    append(code.toChar())
                } else {
                    append('%').append(HEX[code shr 4]).append(HEX[code and 0xF])
                }
            }
        }
    }
}

package com.loop.chat.text

/** Location and length are UTF-16 offsets, as the text views expect them. */
data class Mention(val username: String, val location: Int, val length: Int)

class MentionParser {

    private val regex = Regex("(?<![A-Za-z0-9_@])@([A-Za-z][A-Za-z0-9_]{2,19})(?![A-Za-z0-9_])")

    fun mentionsIn(text: String): List<Mention> =
        regex.findAll(text)
            .map { match ->
                val (name) = match.destructured
                Mention(name.lowercase(), match.range.first, match.value.length)
            }
            .toList()

    /** Members to notify, in the order of their first mention. [members] are lowercase names. */
    fun recipientsOf(text: String, members: List<String>): List<String> {
        val names = mentionsIn(text).map { it.username }.distinct()
        return if (names.any(BROADCAST_NAMES::contains)) members else names.filter { it in members }
    }

    fun highlighted(text: String): String = regex.replace(text) { "**${it.value}**" }

    companion object {
        val BROADCAST_NAMES = setOf("all", "everyone", "here")
    }
}

package com.pelican.chat.inbox

import kotlin.properties.Delegates

/** Unread bookkeeping for the channel list and the launcher badge. */
class UnreadCounter {

    private data class Tally(val unread: Int = 0, val mentions: Int = 0)

    /** Called whenever the badge value really changes. */
    var onBadgeChange: ((Int) -> Unit)? = null

    var badge: Int by Delegates.observable(0) { _, old, new ->
        if (old != new) onBadgeChange?.invoke(new)
    }
        private set

    private val tallies = mutableMapOf<String, Tally>()
    private val mutedChannels = mutableSetOf<String>()

    val badgeText: String?
        get() = when (badge) {
            0 -> null
            in 1..BADGE_CAP -> badge.toString()
            else -> "$BADGE_CAP+"
        }

    fun unread(channelId: String): Int = tallies[channelId]?.unread ?: 0

    fun didReceiveMessage(channelId: String, mentionsMe: Boolean = false) {
        val before = tallies[channelId] ?: Tally()
        tallies[channelId] = before.copy(
            unread = before.unread + 1,
            mentions = if (mentionsMe) before.mentions + 1 else before.mentions,
        )
        refreshBadge()
    }

    fun markRead(channelId: String) {
        tallies.remove(channelId)?.let { refreshBadge() }
    }

    fun setMuted(muted: Boolean, channelId: String) {
        if (muted) mutedChannels += channelId else mutedChannels -= channelId
        refreshBadge()
    }

    /** Muted channels only contribute their mentions. */
    private fun refreshBadge() {
        badge = tallies.entries.sumOf { (id, tally) ->
            if (id in mutedChannels) tally.mentions else tally.unread
        }
    }

    companion object {
        const val BADGE_CAP = 99
    }
}

package media.gazette.feed

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.decodeFromJsonElement

@Serializable
enum class FeedKind {
    @SerialName("article") ARTICLE,
    @SerialName("video") VIDEO,
    @SerialName("gallery") GALLERY,
    @SerialName("live_blog") LIVE_BLOG,
}

@Serializable
data class FeedAuthor(val name: String, val handle: String? = null)

@Serializable
data class FeedItem(
    val id: String,
    val title: String,
    val kind: FeedKind,
    @SerialName("image_url") val imageUrl: String? = null,
    val author: FeedAuthor? = null,
)

/** One page of the feed. A broken item must never take the whole page down. */
class FeedPage private constructor(
    val items: List<FeedItem>,
    val nextCursor: String?,
    val droppedCount: Int,
) {
    val isLast: Boolean get() = nextCursor == null

    @Serializable
    private class RawPage(
        val items: JsonArray,
        @SerialName("next_cursor") val nextCursor: String? = null,
    )

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        fun parse(body: String): FeedPage {
            val raw = json.decodeFromString<RawPage>(body)
            val decoded = raw.items.mapNotNull { element ->
                runCatching { json.decodeFromJsonElement<FeedItem>(element) }.getOrNull()
            }
            return FeedPage(
                items = decoded.distinctBy { it.id },
                nextCursor = raw.nextCursor,
                droppedCount = raw.items.size - decoded.size,
            )
        }
    }
}

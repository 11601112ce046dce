package com.meadow.feed.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonArray
import java.time.Instant

@Serializable
data class FeedItemDto(
    val id: String,
    val kind: String,
    val title: String,
    @SerialName("published_at") val publishedAt: Long,
)

data class FeedItem(
    val id: String,
    val title: String,
    val publishedAt: Instant,
    val isSponsored: Boolean,
)

class FeedDecoder {
    private val json = Json { ignoreUnknownKeys = true }

    fun decode(data: String): List<FeedItem> {
        val entries = json.parseToJsonElement(data).jsonArray
        return entries
            .map { json.decodeFromJsonElement<FeedItemDto>(it) }
            .filter { it.kind != "hidden" }
            .map { makeItem(it) }
    }

    private fun makeItem(dto: FeedItemDto): FeedItem {
        val title = dto.title.trim()
        return FeedItem(
            id = dto.id,
            title = title.ifEmpty { "Untitled" },
            publishedAt = Instant.ofEpochSecond(dto.publishedAt),
            isSponsored = dto.kind == "ad",
        )
    }
}

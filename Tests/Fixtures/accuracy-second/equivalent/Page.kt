package com.harbourly.core.paging

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class PageResponse<Item>(
    @SerialName("data") val items: List<Item>,
    @SerialName("next_cursor") val nextCursor: String? = null,
    @SerialName("total") val totalCount: Int? = null,
)

class Page<Element>(
    val elements: List<Element>,
    val nextCursor: String?,
    val totalCount: Int?,
) {
    val hasMore: Boolean
        get() = !nextCursor.isNullOrEmpty()

    inline fun <Output> map(transform: (Element) -> Output): Page<Output> =
        Page(elements.map(transform), nextCursor, totalCount)

    inline fun <Output : Any> compactMap(transform: (Element) -> Output?): Page<Output> =
        Page(elements.mapNotNull(transform), nextCursor, totalCount)

    inline fun <Key> appending(next: Page<Element>, uniqueBy: (Element) -> Key): Page<Element> =
        Page(
            elements = (elements + next.elements).distinctBy(uniqueBy),
            nextCursor = next.nextCursor,
            totalCount = next.totalCount ?: totalCount,
        )

    companion object {
        fun <Element> empty(): Page<Element> = Page(emptyList(), nextCursor = null, totalCount = 0)
    }
}

fun <Item> PageResponse<Item>.toPage(): Page<Item> =
    Page(elements = items, nextCursor = nextCursor, totalCount = totalCount)

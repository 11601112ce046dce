package news.morgenpost.articles

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class ArticleDTO(
    val id: String,
    val headline: String,
    val teaser: String? = null,
    val section: String? = null,
    @SerialName("published_at") val publishedAt: Long,
    @SerialName("is_premium") val isPremium: Boolean? = null,
)

enum class Section(val key: String) {
    POLITICS("politics"),
    ECONOMY("economy"),
    CULTURE("culture"),
    SPORTS("sports"),
    OTHER("other"),
}

data class Article(
    val id: String,
    val headline: String,
    val teaser: String,
    val section: Section,
    val publishedAt: Long,
    val isPremium: Boolean,
    val isBookmarked: Boolean = false,
    val readPercent: Int = 0,
)

class ArticleMapper {

    /** Server data wins, what the reader did on this device survives the refresh. */
    fun map(dto: ArticleDTO, existing: Article? = null): Article = Article(
        id = dto.id,
        headline = dto.headline,
        teaser = dto.teaser.orEmpty(),
        section = Section.entries.find { it.key == dto.section } ?: Section.OTHER,
        publishedAt = dto.publishedAt,
        isPremium = dto.isPremium == true,
        isBookmarked = existing?.isBookmarked ?: false,
    )

    /** Newest first; equal times are ordered by id. */
    fun refresh(stored: List<Article>, dtos: List<ArticleDTO>): List<Article> {
        val known = stored.associateBy(Article::id)
        return dtos
            .map { map(it, existing = known[it.id]) }
            .sortedWith(compareByDescending(Article::publishedAt).thenBy(Article::id))
    }
}

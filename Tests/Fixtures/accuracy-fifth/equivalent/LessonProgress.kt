package academy.learnly.progress

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

@Serializable
enum class LessonStatus {
    @SerialName("locked") LOCKED,
    @SerialName("in_progress") IN_PROGRESS,
    @SerialName("completed") COMPLETED
}

@Serializable
data class LessonProgress(
    @SerialName("lesson_id") val lessonId: String,
    val status: LessonStatus,
    val stars: Int = 0,
    val attempts: Int = 0,
    @SerialName("last_score") val lastScore: Double? = null
) {
    val isPerfect: Boolean
        get() = status == LessonStatus.COMPLETED && stars == 3
}

class ProgressParseError(cause: Throwable) : Exception(cause)

data class CourseProgress(val lessons: List<LessonProgress>) {

    val completedFraction: Double
        get() = if (lessons.isEmpty()) 0.0
        else lessons.count { it.status == LessonStatus.COMPLETED }.toDouble() / lessons.size

    val averageScore: Double?
        get() = lessons.mapNotNull { it.lastScore }
            .takeIf { it.isNotEmpty() }
            ?.average()

    val totalStars: Int
        get() = lessons.sumOf { it.stars }

    val nextLessonId: String?
        get() = (firstWith(LessonStatus.IN_PROGRESS) ?: firstWith(LessonStatus.LOCKED))?.lessonId

    private fun firstWith(status: LessonStatus) = lessons.firstOrNull { it.status == status }

    companion object {
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun parse(text: String): Result<CourseProgress> =
            runCatching { json.decodeFromString<List<LessonProgress>>(text) }.fold(
                onSuccess = { Result.success(CourseProgress(it)) },
                onFailure = { Result.failure(ProgressParseError(it)) }
            )
    }
}

package app.health.symptoms

import java.time.Instant
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class SymptomEntryDto(
    val id: Long? = null,
    val symptom: String? = null,
    val severity: Int? = null,
    @SerialName("noted_at") val notedAt: Long? = null,
    val tags: List<String>? = null,
)

enum class Severity { MILD, MODERATE, SEVERE, UNKNOWN }

data class SymptomEntry(
    val id: Long,
    val symptom: String,
    val severity: Severity,
    val notedAt: Instant,
    val tags: List<String>,
)

data class SymptomDayCount(val symptom: String, val count: Int)

class SymptomLogMapper {

    fun map(dtos: List<SymptomEntryDto>): List<SymptomEntry> =
        dtos.mapNotNull { it.toEntry() }
            .sortedWith(compareByDescending<SymptomEntry> { it.notedAt }.thenByDescending { it.id })

    fun toDto(entry: SymptomEntry) = SymptomEntryDto(
        id = entry.id,
        symptom = entry.symptom,
        severity = when (entry.severity) {
            Severity.MILD -> 2
            Severity.MODERATE -> 5
            Severity.SEVERE -> 9
            Severity.UNKNOWN -> null
        },
        notedAt = entry.notedAt.epochSecond,
        tags = entry.tags.ifEmpty { null },
    )

    /** Most frequent first, alphabetical among equals. */
    fun counts(entries: List<SymptomEntry>): List<SymptomDayCount> =
        entries.groupingBy { it.symptom }.eachCount()
            .map { (symptom, count) -> SymptomDayCount(symptom, count) }
            .sortedWith(compareBy({ -it.count }, { it.symptom }))

    private fun SymptomEntryDto.toEntry(): SymptomEntry? {
        return SymptomEntry(
            id = id ?: return null,
            symptom = symptom?.trim()?.ifEmpty { null } ?: return null,
            severity = severityOf(severity),
            notedAt = notedAt?.let(Instant::ofEpochSecond) ?: return null,
            tags = tags.orEmpty().map { it.trim().lowercase() }.filter { it.isNotEmpty() }.distinct(),
        )
    }

    private fun severityOf(level: Int?): Severity = when (level) {
        in 1..3 -> Severity.MILD
        in 4..6 -> Severity.MODERATE
        in 7..10 -> Severity.SEVERE
        else -> Severity.UNKNOWN
    }
}

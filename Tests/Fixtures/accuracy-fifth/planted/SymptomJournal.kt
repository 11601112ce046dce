package org.flareup.journal

enum class Symptom { HEADACHE, NAUSEA, FATIGUE, JOINT_PAIN, RASH }

enum class Severity { ABSENT, MILD, MODERATE, SEVERE }

data class SymptomEntry(
    val symptom: Symptom,
    val severity: Severity,
    val note: String?,
    val recordedAt: Long,
)

sealed class JournalException(message: String) : Exception(message) {
    class InvalidTime : JournalException("the time must be positive")
    class NoteTooLong(val limit: Int) : JournalException("notes are limited to $limit characters")
}

class SymptomJournal {

    private val _entries = mutableListOf<SymptomEntry>()
    val entries: List<SymptomEntry> get() = _entries.toList()

    @Throws(JournalException::class)
    fun add(
        symptom: Symptom,
        severity: Severity = Severity.MILD,
        note: String? = null,
        time: Long,
    ): SymptomEntry {
        if (time <= 0) throw JournalException.InvalidTime()
        if (note != null && note.length > NOTE_LIMIT) throw JournalException.NoteTooLong(NOTE_LIMIT)

        return SymptomEntry(
            symptom = symptom,
            severity = severity,
            note = note?.ifEmpty { null },
            recordedAt = time,
        ).also { _entries += it }
    }

    fun worst(since: Long): Severity =
        _entries.filter { it.recordedAt >= since }.maxOfOrNull { it.severity } ?: Severity.ABSENT

    fun history(symptom: Symptom, atLeast: Severity = Severity.ABSENT): List<SymptomEntry> =
        _entries.filter { it.symptom == symptom && it.severity >= atLeast }

    companion object {
        const val NOTE_LIMIT = 280
    }
}

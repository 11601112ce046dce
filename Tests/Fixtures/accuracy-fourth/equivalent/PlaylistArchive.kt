package com.mixcrate.archive

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
private data class ArchiveDto(
    val version: Long = 1,
    val name: String,
    val note: String? = null,
    val entries: List<PlaylistArchive.Entry> = emptyList(),
)

data class PlaylistArchive(
    val version: Long = CURRENT_VERSION,
    val name: String,
    val note: String? = null,
    val entries: List<Entry>,
) {
    @Serializable
    data class Entry(
        @SerialName("track_id") val trackId: String,
        @SerialName("added_at") val addedAt: Long,
        val pinned: Boolean = false,
    )

    val pinnedTrackIds: List<String>
        get() = entries.filter { it.pinned }.map { it.trackId }.distinct()

    fun write(): ByteArray =
        json.encodeToString(ArchiveDto.serializer(), ArchiveDto(CURRENT_VERSION, name, note, entries))
            .encodeToByteArray()

    companion object {
        const val CURRENT_VERSION = 2L

        @OptIn(ExperimentalSerializationApi::class)
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
            encodeDefaults = true
            explicitNulls = false
        }

        fun read(data: ByteArray): PlaylistArchive {
            val dto = try {
                json.decodeFromString(ArchiveDto.serializer(), data.decodeToString(throwOnInvalidSequence = true))
            } catch (e: Exception) {
                throw PlaylistArchiveException.Malformed(e)
            }
            if (dto.version > CURRENT_VERSION) {
                throw PlaylistArchiveException.UnsupportedVersion(dto.version)
            }
            return PlaylistArchive(dto.version, dto.name, dto.note, dto.entries)
        }
    }
}

sealed class PlaylistArchiveException(message: String, cause: Throwable? = null) : Exception(message, cause) {
    class Malformed(cause: Throwable) : PlaylistArchiveException("malformed archive", cause)
    class UnsupportedVersion(val version: Long) : PlaylistArchiveException("version $version")
}

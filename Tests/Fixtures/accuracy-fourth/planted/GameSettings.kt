package com.driftking.settings

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class GameSettings(
    @SerialName("player_name") val playerName: String,
    @SerialName("music_volume") val musicVolume: Int = 70,
    @SerialName("effects_volume") val effectsVolume: Int = 80,
    val vibration: Boolean = true,
    @SerialName("auto_save") val autoSave: Boolean = false,
    @SerialName("favourite_maps") val favouriteMaps: List<String> = emptyList(),
    @SerialName("last_server") val lastServer: String? = null,
) {
    val isSilent: Boolean
        get() = musicVolume <= 0 && effectsVolume <= 0

    fun togglingFavourite(mapId: String): GameSettings = copy(
        favouriteMaps = if (mapId in favouriteMaps) {
            favouriteMaps.filterNot { it == mapId }
        } else {
            favouriteMaps + mapId
        },
    )

    companion object {
        private val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(json: String): GameSettings = format.decodeFromString(serializer(), json)
    }
}

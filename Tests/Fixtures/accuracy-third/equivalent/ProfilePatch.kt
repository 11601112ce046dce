package social.commons.profile

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject

/** Tri-state value of a PATCH request: leave alone, erase, or replace. */
sealed interface FieldUpdate<out T> {
    data object Keep : FieldUpdate<Nothing>
    data object Clear : FieldUpdate<Nothing>
    data class Set<T>(val value: T) : FieldUpdate<T>
}

fun <T : Any> FieldUpdate<T>.resolve(current: T?): T? = when (this) {
    FieldUpdate.Keep -> current
    FieldUpdate.Clear -> null
    is FieldUpdate.Set -> value
}

data class Profile(
    val id: String,
    val displayName: String? = null,
    val bio: String? = null,
    val birthYear: Int? = null,
)

data class ProfilePatch(
    val displayName: FieldUpdate<String> = FieldUpdate.Keep,
    val bio: FieldUpdate<String> = FieldUpdate.Keep,
    val birthYear: FieldUpdate<Int> = FieldUpdate.Keep,
) {
    val isEmpty: Boolean
        get() = listOf(displayName, bio, birthYear).all { it is FieldUpdate.Keep }

    fun apply(profile: Profile): Profile = profile.copy(
        displayName = displayName.resolve(profile.displayName),
        bio = bio.resolve(profile.bio),
        birthYear = birthYear.resolve(profile.birthYear),
    )

    fun toJson(): String = buildJsonObject {
        putUpdate("bio", bio) { JsonPrimitive(it) }
        putUpdate("birth_year", birthYear) { JsonPrimitive(it) }
        putUpdate("display_name", displayName) { JsonPrimitive(it) }
    }.toString()

    private fun <T> JsonObjectBuilder.putUpdate(
        key: String,
        update: FieldUpdate<T>,
        encode: (T) -> JsonPrimitive,
    ) {
        when (update) {
            FieldUpdate.Keep -> Unit
            FieldUpdate.Clear -> put(key, JsonNull)
            is FieldUpdate.Set -> put(key, encode(update.value))
        }
    }
}

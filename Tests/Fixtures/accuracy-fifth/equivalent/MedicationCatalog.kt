package health.remedi.catalog

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json

@Serializable
data class Medication(
    val id: String,
    val name: String,
    val form: Form,
    @SerialName("active_ingredients") val ingredients: List<String> = emptyList(),
    val note: String? = null,
) {
    @Serializable(with = FormSerializer::class)
    enum class Form(val wireName: String) {
        TABLET("tablet"), CAPSULE("capsule"), LIQUID("liquid"), INJECTION("injection"), OTHER("other")
    }
}

internal object FormSerializer : KSerializer<Medication.Form> {
    override val descriptor = PrimitiveSerialDescriptor("Medication.Form", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): Medication.Form {
        val raw = decoder.decodeString().lowercase()
        return Medication.Form.entries.find { it.wireName == raw } ?: Medication.Form.OTHER
    }

    override fun serialize(encoder: Encoder, value: Medication.Form) =
        encoder.encodeString(value.wireName)
}

sealed class CatalogException(message: String) : Exception(message) {
    class Malformed : CatalogException("malformed catalog")
    class Duplicate(val id: String) : CatalogException("duplicate medication $id")
}

class MedicationCatalog private constructor(
    val medications: List<Medication>,
    private val byId: Map<String, Medication>,
) {
    @Serializable
    private data class Payload(val medications: List<Medication>)

    operator fun get(id: String): Medication? = byId[id]

    fun medicationsContaining(ingredient: String): List<Medication> =
        medications.filter { ingredient in it.ingredients }

    /** Ingredients that occur in both medications, in the order of the first one. */
    fun overlap(first: String, second: String): List<String> {
        val lhs = this[first] ?: return emptyList()
        val rhs = this[second]?.ingredients?.toSet() ?: return emptyList()
        return lhs.ingredients.filter { it in rhs }
    }

    companion object {
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(text: String): MedicationCatalog {
            val medications = try {
                json.decodeFromString<Payload>(text).medications
            } catch (e: SerializationException) {
                throw CatalogException.Malformed()
            }
            val index = mutableMapOf<String, Medication>()
            medications.forEach {
                if (index.put(it.id, it) != null) throw CatalogException.Duplicate(it.id)
            }
            return MedicationCatalog(medications, index)
        }
    }
}

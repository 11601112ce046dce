class JsonObject(private val fields: Map<String, JsonValue>) : Map<String, JsonValue> by fields
//~ info missing-type

data class Parcel(
    val attributes: JsonObject,
    val custom: Map<String, Any?>,
    val title: Int,
)

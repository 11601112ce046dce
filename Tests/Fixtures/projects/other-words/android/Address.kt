class Address {
    val name: String?
    val town: String?

    constructor(json: Json) {
        if (json.has("result")) {
            mapFromPlaceJson(json.getObject("result"))
        } else {
            mapFromServerJson(json)
        }
    }

    private fun mapFromServerJson(json: Json) {
        name = json.optString("name")
        town = json.optString("city")
    }

    private fun mapFromPlaceJson(json: Json) {
        name = json.getString("name")
        town = json.getString("locality")
    }
}

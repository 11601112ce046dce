class Profile(json: JSONObject) {
    val street: String?
    val place: Place?
    val name: String

    init {
        street = json.optString("street")
        place = Place(json.getObject("place"))
        //~     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ throwing-call-unprotected: lets the exception go on
        name = json.getString("name")
    }
}

class Place {
    val city: String

    @Throws(JSONException::class)
    constructor(json: JSONObject) {
        city = json.getString("city")
    }
}

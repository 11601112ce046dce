class User : Mapped {
    val id: String

    constructor(json: JSONObject) : super(json) {
        id = json.getString("id")
    }
}

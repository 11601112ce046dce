class Club { val id: String
    constructor(json: JSONObject) { id = json.getString("id") } }

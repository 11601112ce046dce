fun parse(json: JsonObject): String? = json.name

func parse(_ json: JSONObject) -> String? { json.name }

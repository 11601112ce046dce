class User: Mapped {
  let id: String

  required init(json: JSONObject) throws {
    id = try json.getString("id")
    try super.init(json: json)
  }
}

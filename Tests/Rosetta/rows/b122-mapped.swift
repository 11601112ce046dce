struct Club { let id: String
  init(json: JSONObject) throws { self.id = try json.getString("id") } }

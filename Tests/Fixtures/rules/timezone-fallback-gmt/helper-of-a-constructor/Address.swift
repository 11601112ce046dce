import Foundation

struct Address {
  let zone: TimeZone?
  let city: String?
  init(json: JSONObject) {
    self.city = json.optString("city")
    if let id = json.optString("timezone") {
      self.zone = TimeZone(identifier: id)
    } else {
      self.zone = nil
    }
  }
}

public struct Crate: Codable {
  public let crateNumber: String?
  public let shelfCode: String?
  //~ stored-name-differs: `shelf_code` in Swift and as `shelf-code` in Kotlin
  public let loadedBy: String?

  enum CodingKeys: String, CodingKey {
    case crateNumber = "crate_number"
    case shelfCode = "shelf_code"
    case loadedBy = "loaded_by"
  }
}

public struct Badge: Codable {
  public let imageText: String?
  public let width: Int

  enum CodingKeys: String, CodingKey {
    case imageText = "image_text"
    case width
  }
}

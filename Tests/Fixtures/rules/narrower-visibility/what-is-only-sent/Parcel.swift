public struct ParcelRequest: Codable {
//~ info narrower-visibility
  public let number: String
}

public struct Seal: Codable {
//~ narrower-visibility
  public let code: String
}

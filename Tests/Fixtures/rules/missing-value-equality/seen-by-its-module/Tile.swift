struct Tile: Hashable {
  let name: String
}

public struct Stone: Hashable {
  public let name: String
}

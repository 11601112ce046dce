public struct RemoteSourceMetadata {
  public var name: String
}

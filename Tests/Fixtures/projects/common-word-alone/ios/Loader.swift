public final class Loader {
  public func load() {}
}

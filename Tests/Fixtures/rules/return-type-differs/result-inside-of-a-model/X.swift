public final class Desk {
  public func keys() async throws -> [String] { try await list() }

  public func count() async throws -> Int { try await sum() }
  //~ return-type-differs
}

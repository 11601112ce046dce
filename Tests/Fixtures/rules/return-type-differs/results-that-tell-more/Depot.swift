public struct Parcel {
  public let id: String
}

public final class Depot {
  public func parcels() async throws -> [Parcel] { try await list() }

  public func first() async throws -> Parcel { try await find() }
  //~ return-type-differs
}

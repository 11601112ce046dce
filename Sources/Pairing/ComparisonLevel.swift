/// How much of a twin must agree.
package enum ComparisonLevel: String, Sendable, Hashable, CaseIterable {
  /// Protocols and interfaces: their members and the members' signatures; no defaults, no bodies, no other types.
  case contract
  /// All types and members, no bodies.
  case declarations
  case full
}

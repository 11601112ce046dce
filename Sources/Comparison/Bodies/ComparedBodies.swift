internal import CodeModel
internal import Pairing
internal import SourceModel

/// What is known of two members before a comparison goes into their bodies.
struct ComparedBodies {
  /// The members at hand; `nil` where nothing of their own may be looked up.
  var members: PerSide<DeclarationID>?
  /// Names that mean the same among the members of their types: Swift key → Kotlin keys.
  var aliases: [String: Set<String>] = [:]
  /// Keys of the members that a side alone has and may hand its work on to.
  var delegates: PerSide<Set<String>> = PerSide()
  /// Keys of the properties that a side gives a value where it declares them; of initializers only.
  var initialized: PerSide<Set<String>> = PerSide()
  /// Keys of the types that the members make; of initializers only.
  var ownTypes = PerSide(both: "")
  /// The labels of the members' parameters; of initializers only.
  var ownLabels: PerSide<[String]> = PerSide()
  /// Keys of the parameters that only a side's own declaration has.
  var loneParameters: PerSide<Set<String>> = PerSide()
  var isInitializer = false
  /// Whether the members count time, in seconds here and in milliseconds there.
  var countTime = false
  /// Which values of them are times, where the members say no more than that they are handed one; `nil` where whatever
  /// they count is time.
  var timed: (left: TimedPlaces, right: TimedPlaces)?
  /// What Kotlin calls the member.
  var name = ""
  var roots: PerSide<[NodeID]> = PerSide()
  /// What the bodies declare inside themselves, functions among it.
  var declaredInside: PerSide<Set<String>> = PerSide()
  /// Whether equal trees may still hand equal values to different parameters.
  var labelsMatter = false
}

/// What a comparison has accounted for so far, in nodes.
struct Tally {
  /// Credit for the Swift side's nodes: 1 for an equal one, ½ for one of the same kind.
  var score = 0.0
  var equalNodes = 0
  /// Nodes that play no part on either side, such as the type of a local that the other side infers.
  var ignored = PerSide(both: 0)
}

/// What has found no counterpart, or needs none.
struct Leftovers {
  /// Names of the locals whose declarations have no counterpart.
  var locals: PerSide<Set<String>> = PerSide()
  /// Statements that the alignment found no counterpart for.
  var statements: PerSide<Set<NodeID>> = PerSide()
  /// Loops that only a side has around statements that both have, in `wrapped` divergences.
  var loops: PerSide<[NodeID]> = PerSide()
  /// Arguments whose difference the declarations of their callees tell.
  var excused: PerSide<[NodeID]> = PerSide()
}

/// What the code around the place at hand has said.
struct SurroundingCode {
  /// Inside a closure over the entries of a map that one side is handed apart.
  var entryNames: BodyComparer.EntryNames?
  /// Whether cases are looked up by their place, which is then what Swift calls a raw value.
  var countsCases = false
  /// What has been tested for cases.
  var subjects: PerSide<[NodeID]> = PerSide()
}

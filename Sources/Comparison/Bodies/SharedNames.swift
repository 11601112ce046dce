internal import Pairing
internal import SourceModel

/// What the two sides know of each other's names; the same for all members of a twin.
struct SharedNames: Sendable {
  /// Names that differ and mean the same because their declarations are counterparts: Swift key → Kotlin keys.
  var aliases: [String: Set<String>] = [:]
  /// The same for one twin alone.
  var ownAliases: [String: Set<String>] = [:]
  var parameters = PerSide(both: DeclaredParameters())
  var unshared = UnsharedParameters()
  var newtypes = Newtypes()
  var constants = PerSide(both: NamedConstants())
  var extensionTwins = ExtensionTwins()
  /// Names of the properties, Swift first, in which each side keeps an object of another library.
  var foreign: Set<[String]> = []
  /// Names of the properties, Swift first, that may be absent on that side only.
  var absent: PerSide<Set<[String]>> = PerSide()
  /// What the platforms want to be handed on.
  var customary: Set<String> = []
  /// Keys of types that Kotlin declares as objects and Swift as types that keep nothing.
  var objects: Set<String> = []
  /// Kotlin's functions that need no value of the type they stand in → the keys of the types that they give.
  var factories: [String: Set<String>] = [:]
  /// Keys of the cases that only a side's enums have.
  var loneCases: PerSide<Set<String>> = PerSide()
  /// Keys of the types and cases of each side that the other side has, too.
  var shared: PerSide<Set<String>> = PerSide()
  /// Callees that one twin calls otherwise throughout, Swift first → how many arguments each of them customarily takes.
  var renamedCallees: [[String]: [Int]] = [:]
  var ownSteps = PerSide(both: OwnSteps())

  func isAlias(_ swift: String, _ kotlin: String) -> Bool {
    aliases[swift]?.contains(kotlin) ?? false || ownAliases[swift]?.contains(kotlin) ?? false
  }
}

package import SourceModel

/// What names of declarations have in common across the two communities.
package struct NameTable: Sendable, Hashable {
  /// Beginnings and endings of a name that carry no meaning of their own.
  package struct Affixes: Sendable, Hashable {
    package var prefixes: [String] = []
    package var suffixes: [String] = []

    package init(prefixes: [String] = [], suffixes: [String] = []) {
      self.prefixes = prefixes
      self.suffixes = suffixes
    }
  }

  /// Names of assertions.
  package struct Assertions: Sendable, Hashable {
    package var unary: [String] = []
    package var binary: [String] = []

    package init(unary: [String] = [], binary: [String] = []) {
      self.unary = unary
      self.binary = binary
    }
  }

  /// Of protocols and interfaces.
  package var interfaces = Affixes()
  /// Of types that implement one.
  package var implementations = Affixes()
  /// Endings of error types that correspond.
  package var errors: [PerSide<String>] = []
  /// Beginnings of member names that one side may leave out: `get`, `is`.
  package var accessors: [String] = []
  /// Beginnings of the names of delegate and listener methods.
  package var events = PerSide<[String]>()
  /// Groups of parameter names that mean the same.
  package var parameters: [[String]] = []
  /// Groups of member names that mean the same.
  package var members: [[String]] = []
  /// Groups of last words of type names that mean the same.
  package var types: [[String]] = []
  /// Last words of the names of members that give one value after another.
  package var streams = PerSide<[String]>()
  /// Types of parameters that one side passes for its platform's sake.
  package var ambientTypes = PerSide<[String]>()
  /// Names of such parameters.
  package var ambientParameters = PerSide<[String]>()
  /// Beginnings of the names of constants.
  package var constants: [String] = []
  /// Names of the property that holds an enumeration's raw value.
  package var rawValues: [String] = []
  /// Names of functions that make an enumeration's case of its raw value.
  package var rawValueFactories: [String] = []
  /// Static functions that make the enum which they stand in, of whatever it is made of.
  package var factories: [String] = []
  /// Functions of teams that give a value, or leave by the closure they are given where there is none.
  package var fallbacks: [String] = []
  /// Calls that stand for work still to be done, by a subclass or later.
  package var unimplemented = PerSide<[String]>()
  /// Calls that give the same object to be read only.
  package var views = PerSide<[String]>()
  /// Functions that make a value that is observed.
  package var states = PerSide<[String]>()
  /// Beginnings of type names that only name the platform.
  package var platformPrefixes = PerSide<[String]>()
  /// First names of calls that only log.
  package var logging = PerSide<[String]>()
  /// Last words of the names under which a logger is handed around.
  package var loggers: [String] = []
  /// Calls of test frameworks, by the number of values that they are about.
  package var assertions = Assertions()
  /// Calls that mean the closure they are given.
  package var wrappers = PerSide<[String]>()
  /// Supertypes that say what a compiler or a platform can do with a type, not what the app means by it.
  package var traits = PerSide<[String]>()

  package init() {}
}

import CodeModel
import Pairing
import SourceModel
import Testing

/// `// parity:twin Other.member` above a declaration.
@Suite struct ExplicitPairingTests {
  private func declared(_ target: String, _ path: String = "A.swift", at offset: UInt32 = 7) -> PairingConventions {
    PairingConventions(declared: [
      .init(
        side: Side(path: path) ?? .swift, path: path, offset: offset, target: target,
        position: SourcePosition(line: 1, column: 4))
    ])
  }

  private func at(_ offset: Int, _ declaration: Declaration) -> Declaration {
    var declaration = declaration
    declaration.range = ByteRange(offset, offset + 1)
    return declaration
  }

  @Test func aMemberGetsTheCounterpartThatItNames() {
    let mapping = pair(
      swift: [unit("A.swift", [declare(.class, "Shop", [at(7, declare(.function, "buy"))])])],
      kotlin: [unit("A.kt", [declare(.class, "Shop", [declare(.function, "purchase"), declare(.function, "buy")])])],
      conventions: declared("Shop.purchase"))
    #expect(mapping.memberNames == ["Shop.buy ~ Shop.purchase"])
    #expect(mapping.members.map(\.evidence) == [[.directive]])
    #expect(mapping.members.map(\.owner) == [0])
    #expect(mapping.loneNames == ["Shop.buy"])
    #expect(mapping.unresolved.isEmpty)
  }

  @Test func theDirectiveMayStandOnEitherSideAndOnBoth() {
    let swift = [unit("A.swift", [declare(.class, "Shop", [at(7, declare(.function, "buy"))])])]
    let kotlin = [unit("A.kt", [declare(.class, "Shop", [at(9, declare(.function, "purchase"))])])]
    let fromKotlin = declared("Shop.buy", "A.kt", at: 9)
    let fromBoth = PairingConventions(declared: declared("purchase").declared + fromKotlin.declared)
    for conventions in [fromKotlin, fromBoth] {
      let mapping = pair(swift: swift, kotlin: kotlin, conventions: conventions)
      #expect(mapping.memberNames == ["Shop.buy ~ Shop.purchase"])
      #expect(mapping.unresolved.isEmpty)
    }
  }

  @Test func aMemberMayStandInAnotherType() {
    let mapping = pair(
      swift: [unit("A.swift", [declare(.class, "Shop", [at(7, declare(.function, "buy"))])])],
      kotlin: [
        unit("A.kt", [declare(.class, "Shop")]), unit("B.kt", [declare(.class, "Till", [declare(.function, "sell")])]),
      ], conventions: declared("Till.sell"))
    #expect(mapping.memberNames == ["Shop.buy ~ Till.sell"])
    #expect(mapping.members.map(\.owner) == [nil])
    #expect(mapping.loneNames == [])
    #expect(mapping.twins.map(\.evidence) == [[.sameName], [.directive]])
  }

  @Test func aTypeTakesItsMembersAlong() {
    let mapping = pair(
      swift: [unit("A.swift", [at(7, declare(.class, "Shop", [declare(.function, "buy")]))])],
      kotlin: [unit("B.kt", [declare(.class, "Store", [declare(.function, "buy")])])],
      conventions: declared("Store"))
    #expect(mapping.typeNames == ["Shop ~ Store"])
    #expect(mapping.types.map(\.evidence) == [[.directive]])
    #expect(mapping.memberNames == ["Shop.buy ~ Store.buy"])
  }

  @Test func parametersTellOverloadsApart() {
    let swift = [unit("A.swift", [at(7, declare(.function, "load", parameters: ["id"]))])]
    let kotlin = [
      unit(
        "A.kt", [declare(.function, "fetch", parameters: ["name"]), declare(.function, "fetch", parameters: ["id"])])
    ]
    func partner(_ target: String) -> [String] {
      let mapping = pair(swift: swift, kotlin: kotlin, conventions: declared(target))
      return mapping.members.flatMap { mapping[$0.kotlin].declaration.parameters.map(\.name) }
    }
    #expect(partner("fetch") == ["id"])
    #expect(partner("fetch(name:)") == ["name"])
  }

  @Test func whatCannotBeFollowedIsSaid() {
    func reasons(_ target: String) -> [UnresolvedTwin.Reason] {
      pair(
        swift: [unit("A.swift", [at(7, declare(.function, "load"))])],
        kotlin: [
          unit(
            "A.kt",
            [
              declare(.class, "Shop", [declare(.function, "fetch")]),
              declare(.class, "Store", [declare(.function, "fetch")]),
            ])
        ], conventions: declared(target)
      ).unresolved.map(\.reason)
    }
    #expect(reasons("Shop.fetsch") == [.unknown])
    #expect(reasons("fetch") == [.ambiguous(["Shop.fetch", "Store.fetch"])])
    #expect(reasons("Shop") == [.unlike])
    #expect(reasons("Store.fetch") == [])
  }

  @Test func aCounterpartIsGivenAwayOnce() {
    let declared = declared("fetch").declared + declared("fetch", at: 8).declared
    let mapping = pair(
      swift: [unit("A.swift", [at(7, declare(.function, "load")), at(8, declare(.function, "get"))])],
      kotlin: [unit("A.kt", [declare(.function, "fetch")])], conventions: PairingConventions(declared: declared))
    #expect(mapping.memberNames == ["load ~ fetch"])
    #expect(mapping.unresolved.map(\.reason) == [.taken])
  }

  @Test func aFileThatDoesNotExistIsSaid() {
    let lost = PairingConventions.PathPair(swift: "A.swift", kotlin: "core/B.kt")
    let mapping = pair(
      swift: [unit("Sources/A.swift", [])], kotlin: [unit("app/core/C.kt", [])],
      conventions: PairingConventions(pairs: [lost]))
    #expect(mapping.missing == [lost])
  }

  @Test func theEndOfAPathIsEnough() {
    let mapping = pair(
      swift: [unit("Sources/A.swift", [])], kotlin: [unit("app/core/B.kt", [])],
      conventions: PairingConventions(pairs: [.init(swift: "A.swift", kotlin: "core/B.kt")]))
    #expect(mapping.twinNames == ["Sources/A.swift ~ app/core/B.kt"])
  }
}

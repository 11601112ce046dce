import CodeModel
import Pairing
import SourceModel
import Testing

@Suite struct TypePairingTests {
  @Test func namesAgreeAcrossSpellingFileAndNesting() {
    let mapping = pair(
      swift: [
        unit(
          "Sources/Client.swift",
          [
            declare(.class, "Client", [declare(.struct, "JWTResponse", [declare(.property, "token")])])
          ])
      ],
      kotlin: [
        unit("app/Client.kt", [declare(.class, "Client")]),
        unit("app/Responses.kt", [declare(.class, "JwtResponse", [declare(.property, "token")])]),
      ])
    #expect(mapping.typeNames == ["Client ~ Client", "Client.JWTResponse ~ JwtResponse"])
  }

  @Test func interfaceAndImplementationOfOneNameDoNotCollide() {
    let mapping = pair(
      swift: [
        unit(
          "A.swift",
          [
            declare(.interface, "IFoo", [declare(.function, "run")]),
            declare(.class, "Foo", [declare(.function, "run")]),
          ])
      ],
      kotlin: [
        unit(
          "A.kt",
          [
            declare(.class, "Foo", [declare(.function, "run")]),
            declare(.interface, "IFoo", [declare(.function, "run")]),
          ])
      ])
    #expect(mapping.typeNames == ["Foo ~ Foo", "IFoo ~ IFoo"])
  }

  @Test func rolesOfThePlatformsCorrespond() {
    let mapping = pair(
      swift: [unit("LoginViewController.swift", [declare(.class, "LoginViewController")])],
      kotlin: [unit("LoginFragment.kt", [declare(.class, "LoginFragment")])],
      conventions: PairingConventions(
        names: PairingConventions.role(swift: ["{N}ViewController"], kotlin: ["{N}Fragment"])))
    #expect(mapping.types.map(\.evidence) == [[.roleSuffix]])
    #expect(mapping.twins.map(\.evidence) == [[.sameTypes]])
  }

  @Test func commonNestedNamesNeedMoreThanTheirName() {
    let mapping = pair(
      swift: [
        unit(
          "A.swift",
          [
            declare(.class, "Player", [declare(.enum, "State", [declare(.enumCase, "playing")])])
          ])
      ],
      kotlin: [
        unit(
          "B.kt",
          [
            declare(.class, "Order", [declare(.enum, "State", [declare(.enumCase, "PAID")])])
          ])
      ])
    #expect(mapping.typeNames == [])
  }

  @Test func membersGiveARenamedTypeAway() {
    let members = ["userId", "email", "fullName", "picture"].map { declare(.property, $0) }
    let mapping = pair(
      swift: [unit("Account.swift", [declare(.struct, "UserAccount", members)])],
      kotlin: [unit("Person.kt", [declare(.class, "Account", members)])])
    #expect(mapping.types.map(\.evidence) == [[.sameMembers]])
  }

  @Test func likenessIsNoEvidenceForABystander() {
    let members = ["userId", "email", "fullName"].map { declare(.property, $0) }
    let (swift, kotlin) = (
      unit("Account.swift", [declare(.struct, "UserAccount", members), declare(.struct, "Plan", members)]),
      unit("Person.kt", [declare(.class, "Account", members), declare(.class, "Plan", members)])
    )
    for side in [Side.swift, .kotlin] {
      var conventions = PairingConventions()
      conventions.bystanders = [side: [side == .swift ? "Account.swift" : "Person.kt"]]
      #expect(pair(swift: [swift], kotlin: [kotlin], conventions: conventions).typeNames == ["Plan ~ Plan"])
    }
    #expect(pair(swift: [swift], kotlin: [kotlin]).types.count == 2)
  }

  @Test func twoEquallyGoodCandidatesAreNoPair() {
    let members = ["userId", "email", "fullName"].map { declare(.property, $0) }
    let mapping = pair(
      swift: [unit("A.swift", [declare(.struct, "Account", members)])],
      kotlin: [
        unit("B.kt", [declare(.class, "AccountRow", members)]), unit("C.kt", [declare(.class, "AccountData", members)]),
      ])
    #expect(mapping.types.isEmpty)
  }

  @Test func orderOfFilesDoesNotMatter() {
    let swift = ["A", "B", "C"].map { unit("\($0).swift", [declare(.class, $0)]) }
    let kotlin = ["A", "B", "C"].map { unit("\($0).kt", [declare(.class, $0)]) }
    let straight = pair(swift: swift, kotlin: kotlin)
    let reversed = pair(swift: swift.reversed(), kotlin: kotlin.reversed())
    #expect(straight.typeNames == reversed.typeNames)
    #expect(straight.typeNames.count == 3)
  }
}

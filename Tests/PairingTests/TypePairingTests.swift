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
      conventions.bystanders[side] = [side == .swift ? "Account.swift" : "Person.kt"]
      #expect(pair(swift: [swift], kotlin: [kotlin], conventions: conventions).typeNames == ["Plan ~ Plan"])
    }
    #expect(pair(swift: [swift], kotlin: [kotlin]).types.count == 2)
  }

  @Test func aNameWithoutADotExtendsNoNestedType() {
    /// Whether what an extension of a name adds belongs to the nested type.
    func isOfNested(_ name: String, alias: Bool = false) -> Bool {
      let extending = declare(.extension, name, [declare(.function, "refund")])
      let nested = declare(.struct, "Transaction", [declare(.property, "total")])
      let mapping = pair(
        swift: [
          unit("Beacon.swift", [declare(.class, "Beacon", [nested])]),
          unit("Sale.swift", [extending] + (alias ? [declare(.typeAlias, "Transaction")] : [])),
        ], kotlin: [unit("Beacon.kt", [declare(.class, "Beacon", [nested])])])
      #expect(mapping.types.count == 2)
      return mapping.loneMembers.contains { mapping[$0.declaration].key == "refund" && $0.owner != nil }
    }
    #expect(!isOfNested("Transaction"))
    #expect(isOfNested("Beacon.Transaction"))
    #expect(isOfNested("Transaction", alias: true))
  }

  @Test func ofTheBranchesOfAConditionTheOneThatSaysMostCounts() {
    func branch(_ condition: String, _ members: [Declaration]) -> Declaration {
      var type = declare(.class, "Beam", members)
      type.conditions = [condition]
      return type
    }
    let real = ["start", "stop", "renew"].map { declare(.function, $0) }
    let stub = branch("os(iOS)", Array(real.prefix(1)))
    let kotlin = [unit("Beam.kt", [declare(.class, "Beam", Array(real.prefix(2)))])]
    for branches in [[stub, branch("!(os(iOS))", real)], [branch("!(os(iOS))", real), stub]] {
      let mapping = pair(swift: [unit("Beam.swift", branches)], kotlin: kotlin)
      #expect(mapping.memberNames == ["Beam.start ~ Beam.start", "Beam.stop ~ Beam.stop"])
      #expect(mapping.loneNames == ["Beam.renew"])
      #expect(mapping.loneTypes.isEmpty)
    }
  }

  @Test func whatIsDemandedOfAllIsNoLikeness() {
    func typeNames(_ modifiers: Modifiers) -> [String] {
      let members = ["kind", "client", "execute"].map { name in
        var member = declare(.property, name)
        member.modifiers = modifiers
        return member
      }
      return pair(
        swift: [unit("Console.swift", [declare(.class, "ConsolePlugin", members)])],
        kotlin: [unit("Places.kt", [declare(.class, "PlacesPlugin", members)])]
      ).typeNames
    }
    #expect(typeNames([.override]).isEmpty)
    #expect(typeNames([]) == ["ConsolePlugin ~ PlacesPlugin"])
  }

  @Test func whatAFileIsNotAboutNeedsMoreToJoinIt() {
    func twinNames(_ names: [String], _ more: [String]) -> [String] {
      let members = names.map { declare(.property, $0) }
      return pair(
        swift: [
          unit(
            "Filter.swift",
            [declare(.class, "Filter", [declare(.function, "run"), declare(.struct, "Identity", members)])])
        ],
        kotlin: [
          unit("MemoryIdentity.kt", [declare(.class, "MemoryIdentity", members + more.map { declare(.function, $0) })]),
          unit("Filter.kt", [declare(.class, "Filter", [declare(.function, "run")])]),
        ]
      ).twinNames
    }
    #expect(twinNames(["user", "device"], ["load", "save"]) == ["Filter.swift ~ Filter.kt"])
    #expect(twinNames(["user", "device"], []).count == 2)
    #expect(twinNames(["user", "device", "team"], ["load"]).count == 2)
  }

  @Test func aNameAloneJoinsNoFilesThatAreAboutSomethingElse() {
    func typeNames(_ members: [String], nested: Bool = true) -> [String] {
      let type = declare(.struct, "ItemLoad", ["state", "count"].map { declare(.property, $0) })
      return pair(
        swift: [unit("Events.swift", [nested ? declare(.enum, "Event", [type]) : type])],
        kotlin: [unit("ItemLoad.kt", [declare(.class, "ItemLoad", members.map { declare(.function, $0) })])]
      ).typeNames
    }
    #expect(typeNames(["start", "stop"]).isEmpty)
    #expect(typeNames(["start", "count"]) == ["Event.ItemLoad ~ ItemLoad"])
    #expect(typeNames([]) == ["Event.ItemLoad ~ ItemLoad"])
    #expect(typeNames(["start", "stop"], nested: false) == ["ItemLoad ~ ItemLoad"])
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

  @Test func aPathIsNoNameWhereTheTypeAroundHasItsOwn() {
    func typeNames(_ own: [Declaration]) -> [String] {
      pair(
        swift: [
          unit(
            "Desk.swift",
            [
              declare(.interface, "DeskMaker", [declare(.function, "makeDesk")]),
              declare(.class, "Desk", own + [declare(.function, "clean")]),
            ])
        ],
        kotlin: [
          unit("Desk.kt", [declare(.class, "Desk", [declare(.interface, "Maker"), declare(.function, "clean")])])
        ]
      ).typeNames
    }
    #expect(typeNames([]) == ["Desk ~ Desk", "DeskMaker ~ Desk.Maker"])
    #expect(typeNames([declare(.typeAlias, "Maker")]) == ["Desk ~ Desk"])
  }

  @Test func whereAThingIsFromIsNotWhatItIsMadeOf() {
    func cases(_ parameters: [String]) -> [Declaration] {
      ["farm", "shop", "port"].map { declare(.enumCase, $0, parameters: parameters) }
    }
    let mapping = pair(
      swift: [unit("A.swift", [declare(.enum, "ProductOrigin", cases([]))])],
      kotlin: [
        unit("B.kt", [declare(.enum, "OriginProduct", cases(["id"]))]),
        unit("C.kt", [declare(.enum, "Origin", cases([]))]),
      ])
    #expect(mapping.typeNames == ["ProductOrigin ~ Origin"])
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

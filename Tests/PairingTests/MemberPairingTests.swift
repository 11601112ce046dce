import CodeModel
import Pairing
import SourceModel
import Testing

/// Pairs the members of one type.
private func members(_ swift: [Declaration], _ kotlin: [Declaration]) -> Mapping {
  pair(
    swift: [unit("T.swift", [declare(.class, "T", swift)])], kotlin: [unit("T.kt", [declare(.class, "T", kotlin)])])
}

@Suite struct MemberPairingTests {
  @Test func overloadsGoByParameterNames() {
    let mapping = members(
      [declare(.function, "search", parameters: ["name"]), declare(.function, "search", parameters: ["place"])],
      [declare(.function, "search", parameters: ["place"]), declare(.function, "search", parameters: ["name"])])
    let pairs = mapping.members.map {
      [mapping[$0.swift].declaration.parameters[0].name, mapping[$0.kotlin].declaration.parameters[0].name]
    }
    #expect(pairs == [["name", "name"], ["place", "place"]])
  }

  @Test func labelsFoldIntoNames() {
    let mapping = members(
      [declare(.function, "time", parameters: ["prayer"], labels: ["for"])],
      [declare(.function, "timeForPrayer", parameters: ["prayer"])])
    #expect(mapping.members.map(\.evidence) == [[.foldedLabel]])
  }

  @Test func propertiesAndFunctionsWithoutParametersCorrespond() {
    let mapping = members([declare(.property, "isLoggedIn")], [declare(.function, "isLoggedIn")])
    #expect(mapping.members.map(\.evidence) == [[.sameName, .compatibleKind]])
    #expect(members([declare(.property, "a")], [declare(.function, "a", parameters: ["x"])]).members.isEmpty)
  }

  @Test func aRenamedMemberIsFoundAndAnUnlikeOneIsNot() {
    let renamed = members([declare(.property, "adjustments")], [declare(.property, "prayerAdjustments")])
    #expect(renamed.members.map(\.evidence) == [[.renamed]])
    let unlike = members([declare(.property, "adjustments")], [declare(.property, "location")])
    #expect(unlike.members.isEmpty)
    #expect(unlike.loneNames == ["T.adjustments", "T.location"])
  }

  @Test(arguments: [
    ("cheksumBitsCount", "checksumBitsCount"), ("lastLunh", "LastLuhn"), ("recieveAll", "receiveAll"),
    ("acomodationsFee", "accommodationsFee"),
  ])
  func aMisspeltMemberIsFound(_ swift: String, _ kotlin: String) {
    #expect(members([declare(.property, swift)], [declare(.property, kotlin)]).members.map(\.evidence) == [[.renamed]])
  }

  @Test(arguments: [
    ("latitude", "altitude"), ("encodeA", "decodeA"), ("minLimit", "maxLimit"), ("sunrise", "sunset"),
    ("former", "farmer"), ("interval", "internal"), ("isOn", "isNo"),
  ])
  func twoWordsThatLookAlikeAreTwo(_ swift: String, _ kotlin: String) {
    #expect(members([declare(.property, swift)], [declare(.property, kotlin)]).members.isEmpty)
  }

  @Test func aMisspeltNameTakesNothingFromTheRightOne() {
    let mapping = members(
      [declare(.property, "cheksumOfBits"), declare(.property, "checksumOfBits")],
      [declare(.property, "checksumOfBits")])
    #expect(mapping.memberNames == ["T.checksumOfBits ~ T.checksumOfBits"])
  }

  @Test func whatGivesValuesGoesByWhatTheyAre() {
    let synonyms = NameSynonyms(
      names: [], words: [], lifecycle: [], eventPrefixes: [],
      streams: PerSide(swift: ["Publisher"], kotlin: ["Flow", "LiveData"]))
    func pairs(_ swift: String, _ kotlin: String) -> [[Evidence]] {
      pair(
        swift: [unit("T.swift", [declare(.class, "T", [declare(.property, swift)])])],
        kotlin: [unit("T.kt", [declare(.class, "T", [declare(.property, kotlin)])])],
        conventions: PairingConventions(synonyms: synonyms)
      ).members.map(\.evidence)
    }
    #expect(pairs("faultPublisher", "faultAsFlow") == [[.synonym]])
    #expect(pairs("faultPublisher", "faultLiveData") == [[.synonym]])
    #expect(pairs("faultPublisher", "hintFlow") == [])
    #expect(pairs("publisher", "flow") == [])
  }

  @Test func theExactNameWinsOverThatOfItsStore() {
    let swift = [declare(.property, "level")]
    let store = declare(.property, "_level")
    let kotlin = [store, declare(.property, "level")]
    #expect(members(swift, kotlin).memberNames == ["T.level ~ T.level"])
    #expect(members(swift, kotlin).loneNames == [])
    // Written on both sides, or without the other, it is a member as all are.
    #expect(members(swift + [store], kotlin).memberNames == ["T._level ~ T._level", "T.level ~ T.level"])
    #expect(members(swift, [store]).memberNames == ["T.level ~ T._level"])
  }

  @Test func whatACompanionOnlyHandsOnIsNobodysCounterpart() {
    func unit(_ path: String, _ functions: [Declaration], hands given: String = "extras") -> SourceUnit {
      var unit = SourceUnit(file: SourceFile(path: path, side: Side(path: path) ?? .swift, text: ""))
      let place = ByteRange(0, 0)
      let callee = unit.tree.add(.member, "view", range: place, [unit.tree.add(.name, "shared", range: place)])
      let arguments = ["title", given].map { name in
        unit.tree.add(.argument, range: place, [unit.tree.add(.name, name, range: place)])
      }
      let call = unit.tree.add(.call, range: place, [callee] + arguments)
      var companion = declare(.function, "view", parameters: ["title", "extras"])
      companion.modifiers = [.static]
      companion.body = unit.tree.add(.block, range: place, [call])
      let isKotlin = Side(path: path) == .kotlin
      unit.declarations = [declare(.class, "T", functions + (isKotlin ? [companion] : []))]
      return unit
    }
    let full = declare(.function, "view", parameters: ["title", "extras"])
    let short = declare(.function, "view", parameters: ["title"])
    func mapping(hands given: String) -> Mapping {
      pair(swift: [unit("T.swift", [full, short])], kotlin: [unit("T.kt", [full], hands: given)])
    }
    let facade = mapping(hands: "extras")
    #expect(facade.members.map { facade[$0.swift].declaration.parameters.count } == [2])
    #expect(facade.members.map { facade[$0.kotlin].declaration.modifiers } == [[]])
    #expect(facade.loneMembers.map(\.declaration.side) == [.swift])
    // What gives something else is a function of its own.
    #expect(mapping(hands: "nothing").members.count == 2)
  }

  @Test func overloadsThatTakeWhatTheirCallerDecidesOnGoTogether() {
    func unit(_ path: String, generic: [String], plain: [String]) -> SourceUnit {
      var unit = SourceUnit(file: SourceFile(path: path, side: Side(path: path) ?? .swift, text: ""))
      let place = ByteRange(0, 0)
      var first = declare(.function, "screen", parameters: generic)
      first.typeParameters = [TypeParameter(name: "P", bounds: [], range: place)]
      first.parameters[1].type = unit.tree.add(.typeName, "P", range: place)
      unit.declarations = [declare(.class, "T", [first, declare(.function, "screen", parameters: plain)])]
      return unit
    }
    let mapping = pair(
      swift: [unit("T.swift", generic: ["title", "props"], plain: ["title"])],
      kotlin: [unit("T.kt", generic: ["title", "props", "codec"], plain: ["title", "extras"])])
    let counts = mapping.members.map { pair in
      [mapping[pair.swift].declaration.parameters.count, mapping[pair.kotlin].declaration.parameters.count]
    }
    #expect(counts == [[2, 3], [1, 2]])
  }

  @Test func whatIsToldWhenItHappensIsNotWhetherItHas() {
    #expect(members([declare(.property, "onFlagsLoaded")], [declare(.property, "isFlagsLoaded")]).members.isEmpty)
    #expect(members([declare(.function, "setFlags")], [declare(.function, "getFlags")]).members.isEmpty)
    let fetched = members([declare(.function, "fetchFlags")], [declare(.function, "getFlags")])
    #expect(fetched.members.map(\.evidence) == [[.accessorPrefix]])
  }

  @Test func aFieldGoesWithAField() {
    var field = declare(.property, "closed")
    field.visibility = .private
    var holder = declare(.property, "isClosed")
    holder.visibility = .private
    let mapping = members([field], [declare(.function, "isClosed"), holder])
    #expect(mapping.members.map { mapping[$0.kotlin].declaration.kind } == [.property])
  }

  @Test func whatComputesGoesWithAFunctionOfTheSameWords() {
    func unit(_ path: String, _ members: (NodeID) -> [Declaration]) -> SourceUnit {
      var unit = SourceUnit(file: SourceFile(path: path, side: Side(path: path) ?? .swift, text: ""))
      let body = unit.tree.add(.block, range: ByteRange(0, 0))
      unit.declarations = [declare(.class, "T", members(body))]
      return unit
    }
    let swift = unit("T.swift") { body in
      var computed = declare(.property, "hasFetchedConfig")
      computed.body = body
      return [computed]
    }
    let kotlin = unit("T.kt") { body in
      var stored = declare(.property, "configHasFetched")
      stored.visibility = .private
      var function = declare(.function, "hasConfigFetched")
      function.body = body
      function.hasExpressionBody = true
      return [stored, function]
    }
    let mapping = pair(swift: [swift], kotlin: [kotlin])
    #expect(mapping.memberNames == ["T.hasFetchedConfig ~ T.hasConfigFetched"])
  }

  @Test func wordsInAnotherOrderAreFoundAmongAnyNumber() {
    let others = (0..<150).map { declare(.property, "only\($0)") }
    let strangers = (0..<150).map { declare(.property, "\($0)alone") }
    let mapping = members(
      others + [declare(.property, "filterContrastDark"), declare(.function, "milesToMetres")],
      strangers + [declare(.property, "filterDarkContrast"), declare(.function, "metresToMiles")])
    #expect(mapping.memberNames == ["T.filterContrastDark ~ T.filterDarkContrast"])
  }

  @Test func initializersGoByTheirParameters() {
    let mapping = members(
      [
        declare(.initializer, "init", parameters: ["json"]), declare(.initializer, "init", parameters: ["id", "name"]),
      ],
      [declare(.initializer, "init", parameters: ["id", "name"])])
    #expect(mapping.members.map { mapping[$0.swift].declaration.parameters.count } == [2])
    #expect(mapping.loneMembers.count == 1)
  }

  @Test func fileLevelFunctionsPairWithinTheirTwin() {
    let mapping = pair(
      swift: [unit("A.swift", [declare(.function, "decodeJWT", parameters: ["jwt"])])],
      kotlin: [unit("A.kt", [declare(.function, "decodeJwt", parameters: ["jwt"])])])
    #expect(mapping.memberNames == ["decodeJWT ~ decodeJwt"])
  }

  @Test func wordsOfOneIdeaMeetWhicheverComesFirstInTheirGroup() {
    let synonyms = NameSynonyms(
      names: [], words: [["delegate", "listener"]], lifecycle: [], eventPrefixes: [])
    let mapping = pair(
      swift: [unit("T.swift", [declare(.class, "T", [declare(.function, "addDelegate", parameters: ["delegate"])])])],
      kotlin: [unit("T.kt", [declare(.class, "T", [declare(.function, "addListener", parameters: ["listener"])])])],
      conventions: PairingConventions(synonyms: synonyms))
    #expect(mapping.members.map(\.evidence) == [[.synonym]])
  }
}

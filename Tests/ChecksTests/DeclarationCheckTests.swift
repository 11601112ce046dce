import Checks
import CodeModel
import FindingModel
import SourceModel
import Testing

@Suite struct DeclarationCheckTests {
  @Test func aForgottenFunctionIsCertainAndAPrivateHelperIsNot() {
    let said = said { swift, kotlin in
      swift.add(.function, "logout")
      kotlin.add(.function, "format", visibility: .private)
    }
    #expect(said == ["missing-member logout() high swift", "missing-member format() low kotlin"])
  }

  @Test func aPrivateHelperStandsOutWhereEverythingElseIsEqual() {
    let said = said { swift, kotlin in
      swift.add(.property, "count", type: "Int")
      kotlin.add(.property, "count", type: "Int")
      swift.add(.function, "format", visibility: .private)
    }
    #expect(said == ["missing-member format() high swift"])
  }

  @Test func twoHelpersMayDoWhatTheOtherSideIsGiven() {
    let said = said { swift, kotlin in
      swift.add(.property, "count", type: "Int")
      kotlin.add(.property, "count", type: "Int")
      kotlin.add(.function, "serialize", visibility: .private)
      kotlin.add(.function, "deserialize", visibility: .private)
    }
    #expect(said == ["missing-member serialize() low kotlin", "missing-member deserialize() low kotlin"])
  }

  @Test func theCounterpartOfAMissingMemberIsItsType() {
    let found = violations { swift, kotlin in
      swift.add(.function, "logout")
      kotlin.add(.function, "login")
      swift.add(.function, "login")
    }
    #expect(found.map(\.counterpart) == [Site(side: .kotlin, path: "T.kt", range: ByteRange(0, 1))])
    #expect(found.map(\.values) == [["name": "logout()", "kind": "function", "side": "Kotlin", "more": ""]])
  }

  @Test func synthesisedMembersAreNoNews() {
    let said = said { swift, kotlin in
      swift.add(.property, "description")
      kotlin.add(.function, "hashCode")
    }
    #expect(said == ["missing-member description low swift", "missing-member hashCode() low kotlin"])
  }

  @Test func casesAreToldByTheirOwnCheck() {
    let said = said { swift, kotlin in
      swift.add(.enumCase, "tehran")
      swift.add(.enumCase, "dubai")
      kotlin.add(.enumCase, "DUBAI")
    }
    #expect(said == ["missing-case tehran high swift"])
  }

  @Test func parameterTypesAndAbsenceAreDifferentQuestions() {
    let said = said { swift, kotlin in
      swift.add(.function, "a", [("x", "Int", nil), ("y", "String", nil)])
      kotlin.add(.function, "a", [("x", "String", nil), ("y", "String?", nil)])
    }
    #expect(said == ["parameter-type-differs `x` high swift", "nullability-differs `y` high swift"])
  }

  @Test func libraryTypesMayBeEachOthersCounterpart() {
    let said = said { swift, kotlin in
      swift.add(.property, "button", type: "uibutton")
      kotlin.add(.property, "button", type: "imagebutton")
    }
    #expect(said == ["return-type-differs `button` low swift"])
  }

  @Test func defaultsAndTheirLackAreTold() {
    let found = violations { swift, kotlin in
      swift.add(.function, "load", [("timeout", "Int", "60"), ("size", "Int", "5")])
      kotlin.add(.function, "load", [("timeout", "Int", "90"), ("size", "Int", nil)])
    }
    #expect(found.map(\.check) == ["default-value-differs", "default-value-differs"])
    #expect(found.map { $0.values["kotlin"] == "no default" } == [false, true])
  }

  @Test func anotherOrderOfParametersIsOneFinding() {
    let said = said { swift, kotlin in
      swift.add(.function, "make", [("a", "Int", nil), ("b", "Int", nil)])
      kotlin.add(.function, "make", [("b", "Int", nil), ("a", "Int", nil)])
    }
    #expect(said == ["parameter-order-differs make high swift"])
  }

  @Test func aParameterMayBeMissing() {
    let said = said { swift, kotlin in
      swift.add(.function, "make", [("a", "Int", nil)])
      kotlin.add(.function, "make", [("a", "Int", nil), ("logger", "String", nil)])
    }
    #expect(said == ["missing-parameter logger high kotlin"])
  }

  @Test func waitingOnOneSideOnlyIsAnEffect() {
    let said = said { swift, kotlin in
      swift.add(.function, "load", modifiers: .async)
      kotlin.add(.function, "load")
    }
    #expect(said == ["effects-differ load high swift"])
  }

  @Test func aRenamedMemberIsToldByItsName() {
    let found = violations { swift, kotlin in
      swift.add(.property, "adjustments", type: "Int")
      kotlin.add(.property, "prayerAdjustments", type: "Int")
    }
    #expect(found.map(\.check) == ["name-differs"])
    #expect(found.map { $0.values["kotlin"] } == ["prayerAdjustments"])
  }

  @Test func swappingSidesMirrorsWhatIsSaid() {
    let there = violations { swift, kotlin in
      swift.add(.function, "a", [("x", "Int", nil)])
      kotlin.add(.function, "a", [("x", "Int?", nil)])
      swift.add(.function, "b")
    }
    let back = violations { swift, kotlin in
      kotlin.add(.function, "a", [("x", "Int", nil)])
      swift.add(.function, "a", [("x", "Int?", nil)])
      kotlin.add(.function, "b")
    }
    #expect(there.map(\.check) == back.map(\.check))
    #expect(there.map(\.confidence) == back.map(\.confidence))
  }

  @Test func everyCheckHasOneName() {
    #expect(Set(checkNames).count == checkNames.count)
    #expect(checkNames.contains("missing-file"))
  }
}

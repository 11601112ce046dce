import CodeModel
import Pairing
import SourceModel
import Testing

@Suite struct FilePairingTests {
  @Test func equalStemsPreferTheLikelierFolder() {
    let mapping = pair(
      swift: [unit("Sources/Booking/List.swift", []), unit("Sources/Chat/List.swift", [])],
      kotlin: [unit("app/chat/List.kt", []), unit("app/booking/List.kt", [])])
    #expect(
      mapping.twinNames == [
        "Sources/Booking/List.swift ~ app/booking/List.kt", "Sources/Chat/List.swift ~ app/chat/List.kt",
      ])
  }

  @Test func configuredPatternsComeFirst() throws {
    let pattern = PairingConventions.PatternPair(
      swift: try PathPattern("ios/{Name}Store.swift"), kotlin: try PathPattern("android/{Name}Repository.kt"))
    let mapping = pair(
      swift: [unit("ios/UserStore.swift", [])],
      kotlin: [unit("android/UserRepository.kt", []), unit("android/UserStore.kt", [])],
      conventions: PairingConventions(patterns: [pattern]))
    #expect(mapping.twinNames == ["ios/UserStore.swift ~ android/UserRepository.kt"])
    #expect(mapping.unpairedKotlin == [1])
  }

  @Test func extensionFilesShareACounterpart() {
    let mapping = pair(
      swift: [
        unit("Foo.swift", [declare(.class, "Foo")]),
        unit("Foo+Bar.swift", [declare(.extension, "Foo", [declare(.function, "bar")])]),
      ], kotlin: [unit("Foo.kt", [declare(.class, "Foo", [declare(.function, "bar")])])])
    #expect(mapping.twinNames == ["Foo.swift ~ Foo.kt", "Foo+Bar.swift ~ Foo.kt"])
    #expect(mapping.memberNames == ["Foo.bar ~ Foo.bar"])
  }

  /// Neither by the names of files nor by those of types; what may be an example's app goes with both.
  @Test(arguments: [
    ("Examples/Shop/Order.swift", "core/Order.kt", false), ("Examples/Shop/Order.swift", "samples/shop/Order.kt", true),
    ("Examples/Shop/Order.swift", "app/src/Order.kt", true), ("Sources/Order.swift", "app/src/Order.kt", true),
    ("Sources/Order.swift", "shop-demo/src/Order.kt", false), ("ShopExample/Orders.swift", "core/Order.kt", false),
    ("Sources/Orders.swift", "core/Order.kt", true), ("Sources/Demonstration/Order.swift", "core/Order.kt", true),
    ("Sources/Order.swift", "core/src/main/java/com/example/Order.kt", true),
  ]) func anExampleIsNoTwinOfWhatItShows(swift: String, kotlin: String, expected: Bool) {
    let type = declare(.class, "Order", [declare(.function, "place"), declare(.function, "cancel")])
    let examples = ExampleFiles(
      words: ["examples", "example", "samples", "demo"], apps: PerSide(swift: [], kotlin: ["app"]))
    let mapping = pair(
      swift: [unit(swift, [type])], kotlin: [unit(kotlin, [type])], conventions: PairingConventions(examples: examples))
    #expect(mapping.twinNames == (expected ? ["\(swift) ~ \(kotlin)"] : []))
  }

  @Test(arguments: [(["log", "count"], true), (["log", "sum"], true), (["sum", "list"], false)])
  func filesOfTheSameFunctionsMayBeNamedAfterOneOrSeveral(others: [String], expected: Bool) {
    func functions(_ names: [String]) -> [Declaration] { names.map { declare(.function, $0) } }
    let mapping = pair(
      swift: [
        unit("OrderReducer.swift", functions(["log", "count"])), unit("Order.swift", [declare(.class, "Order")]),
      ],
      kotlin: [unit("OrderReducers.kt", functions(others)), unit("Orders.kt", [declare(.class, "Orders")])])
    #expect(mapping.twinNames == (expected ? ["OrderReducer.swift ~ OrderReducers.kt"] : []))
  }

  @Test func aDecreePairsWhateverTheNames() {
    let mapping = pair(swift: [unit("A.swift", [])], kotlin: [unit("Z.kt", [])], isDecree: true)
    #expect(mapping.twins == [Twin(swift: 0, kotlin: 0, evidence: [.given])])
  }

  @Test func whatBothExtendIsNoTwinUnlessTheyAddTheSame() {
    func mapping(_ addition: String) -> Mapping {
      pair(
        swift: [unit("Dates.swift", [declare(.extension, "Date", [declare(.function, "roundedMinute")])])],
        kotlin: [unit("Example.kt", [declare(.extension, "Date", [declare(.function, addition)])])])
    }
    #expect(mapping("asJavaDate").twinNames.isEmpty)
    #expect(mapping("roundedMinute").twinNames == ["Dates.swift ~ Example.kt"])
  }

  @Test func aHelperForALibraryJoinsNoFileThatIsAboutAType() {
    let helper = declare(.extension, "Data", [declare(.function, "hexDigest")])
    func twinNames(_ type: [Declaration]) -> [String] {
      pair(swift: [unit("Judge.swift", type + [helper])], kotlin: [unit("Helpers.kt", [helper])]).twinNames
    }
    #expect(twinNames([declare(.class, "Judge", [declare(.function, "judge")])]).isEmpty)
    #expect(twinNames([]) == ["Judge.swift ~ Helpers.kt"])
  }

  @Test func aPrivateFunctionPairsWithinItsTwinOnly() {
    func mapping(_ visibility: Visibility, kotlin path: String) -> Mapping {
      var function = declare(.function, "performAuthorization", parameters: ["request"])
      function.visibility = visibility
      let type = declare(.class, "Passkey", [declare(.function, "start"), declare(.function, "finish")])
      let other = declare(.class, "OAuth", [declare(.function, "exchange"), declare(.function, "redirect")])
      let files = ["Passkey": type, "OAuth": other]
      return pair(
        swift: [unit("Passkey.swift", [type, function]), unit("OAuth.swift", [other])],
        kotlin: files.keys.sorted().map { name in
          unit(name + ".kt", [files[name]].compactMap { $0 } + (name == path ? [function] : []))
        })
    }
    let name = "performAuthorization ~ performAuthorization"
    #expect(!mapping(.private, kotlin: "OAuth").memberNames.contains(name))
    #expect(mapping(.private, kotlin: "Passkey").memberNames.contains(name))
    #expect(mapping(.none, kotlin: "OAuth").memberNames.contains(name))
  }
}

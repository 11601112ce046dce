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

  @Test func aDecreePairsWhateverTheNames() {
    let mapping = pair(swift: [unit("A.swift", [])], kotlin: [unit("Z.kt", [])], isDecree: true)
    #expect(mapping.twins == [Twin(swift: 0, kotlin: 0, evidence: [.given])])
  }
}

import Testing

/// `// parity:twin` as a user meets it.
@Suite struct TwinDirectiveTests {
  @Test func pairsAMemberAndATypeAndShowsTheEvidence() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(
      "ios/Sources/Shop.swift",
      """
      // parity:twin Store
      struct Shop {
        // parity:twin Store.purchase
        func buy(amount: Int) -> Int { amount * 2 }
      }

      """)
    try folder.write(
      "android/src/Store.kt", "class Store {\n  fun purchase(amount: Int): Int = amount * 3\n}\n")
    let sides = ["--swift", "ios", "--kotlin", "android"]
    let pairs = try Tool.run(["pairs"] + sides, in: folder)
    #expect(pairs.output.contains("Sources/Shop.swift     ~  src/Store.kt  (directive)"))
    let explained = try Tool.run(["pairs", "explain", "Store.kt"] + sides, in: folder)
    #expect(explained.output.contains("  type Store ~ Shop  (directive)"))
    #expect(explained.output.contains("  member Store.purchase ~ Shop.buy  (directive)"))
    let check = try Tool.run(["--reporter", "concise", "Shop.swift"] + sides, in: folder)
    #expect(!check.output.contains("name-differs"))
    let found = try Tool.run(["--reporter", "concise"] + sides, in: folder)
    #expect(found.output.contains("Shop.swift:4:43: warning: `2` in Swift is `3` in Kotlin. (literal-differs)"))
  }

  @Test func saysWhatItCannotFollow() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(
      "ios/Sources/Shop.swift", "struct Shop {\n  // parity:twin Counter.isFul\n  func buy() {}\n}\n")
    try folder.write("android/src/Store.kt", "// parity:twin Sources/Shops.swift\nclass Store\n")
    let run = try Tool.run(["--swift", "ios", "--kotlin", "android"], in: folder)
    #expect(run.errors.contains("nothing in Kotlin is called `Counter.isFul`"))
    #expect(run.errors.contains("Did you mean `Counter.isFull`?"))
    #expect(run.errors.contains("its counterpart `Sources/Shops.swift` is not among the Swift files"))
    #expect(run.errors.contains("Did you mean `Sources/Shop.swift`?"))
  }
}

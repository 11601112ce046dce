import SourceModel
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a.swift", "a.swift", true),
    ("a.swift", "b/a.swift", false),
    ("*.swift", "a.swift", true),
    ("*.swift", "b/a.swift", false),
    ("**/*.swift", "a.swift", true),
    ("**/*.swift", "b/c/a.swift", true),
    ("**/*.swift", "b/c/a.kt", false),
    ("Sources/**", "Sources/A/B.swift", true),
    ("Sources/**", "Sources", false),
    ("Sources/", "Sources/A.swift", true),
    ("./Sources/A.swift", "Sources/A.swift", true),
    ("Sources/**/B.swift", "Sources/B.swift", true),
    ("Sources/**/B.swift", "Sources/x/y/B.swift", true),
    ("Sources/**/B.swift", "SourcesB.swift", false),
    ("**/Generated/**", "a/Generated/b.swift", true),
    ("**/Generated/**", "Generated/b.swift", true),
    ("**/Generated/**", "a/NotGenerated/b.swift", false),
    ("a?c", "abc", true),
    ("a?c", "a/c", false),
    ("a?c", "aöc", true),
    ("a*c", "ac", true),
    ("a*b*c", "aXbYbZc", true),
    ("a**c", "abc", true),
    ("a**c", "a/c", false),
    ("**", "a/b", true),
    ("[a].swift", "[a].swift", true),
    ("[a].swift", "a.swift", false),
  ])
  func matching(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try PathPattern(pattern).matches(path) == isMatch)
  }

  @Test(arguments: [
    ("Pods", "Pods/A/B.swift", true),
    ("Pods", "MyPods/B.swift", false),
    ("Pods", "PodsToo/B.swift", false),
    ("**/build", "app/build/B.kt", true),
    ("*.swift", "A.swift/B.kt", true),
    ("Pods/*", "Pods/A/B.swift", true),
    ("Pods/A.swift", "Pods/A.swift", true),
  ])
  func coveringFolders(pattern: String, path: String, isCovered: Bool) throws {
    #expect(try PathPattern(pattern).covers(path) == isCovered)
  }

  @Test func captures() throws {
    let pattern = try PathPattern("Sources/{module}/**/{Name}.swift")
    #expect(pattern.captureNames == ["module", "Name"])
    #expect(pattern.bindings(in: "Sources/Booking/Views/Deep/List.swift") == ["module": "Booking", "Name": "List"])
    #expect(pattern.bindings(in: "Sources/Booking/List.swift") == ["module": "Booking", "Name": "List"])
    #expect(pattern.bindings(in: "Sources/List.swift") == nil)
    #expect(pattern.bindings(in: "Sources/Booking/.swift") == nil)
  }

  @Test func partsOfComponents() throws {
    #expect(try PathPattern("{N}ViewController").bindings(in: "LoginViewController") == ["N": "Login"])
    #expect(try PathPattern("{N}ViewController").bindings(in: "ViewController") == nil)
    #expect(try PathPattern("{a}-{b}").bindings(in: "x-y-z") == ["a": "x-y", "b": "z"])
  }

  @Test func repeatedCapturesAgree() throws {
    let pattern = try PathPattern("**/{F}/{F}View.swift")
    #expect(pattern.bindings(in: "x/Login/LoginView.swift") == ["F": "Login"])
    #expect(pattern.bindings(in: "x/Login/LogoutView.swift") == nil)
    #expect(try PathPattern("{a}{a}").bindings(in: "abab") == ["a": "ab"])
    #expect(try PathPattern("{a}{a}").bindings(in: "aba") == nil)
    let half = String(repeating: "b", count: 1_500)
    #expect(try PathPattern("{a}{a}").bindings(in: half + half) == ["a": half])
  }

  @Test func filling() throws {
    #expect(try PathPattern("{m}/src/{N}.kt").filled(with: ["m": "core", "N": "Log"]) == "core/src/Log.kt")
    #expect(try PathPattern("{m}/src/{N}.kt").filled(with: ["m": "core"]) == nil)
    #expect(try PathPattern("{m}/**/x").filled(with: ["m": "core"]) == nil)
  }

  @Test(arguments: ["{", "a}", "{}", "{a,b}", "{a/b}", "{a b}"])
  func badBraces(pattern: String) {
    #expect(throws: Problem.self) { try PathPattern(pattern) }
  }

  /// A backtracking matcher needs longer than the age of the universe for this one.
  @Test func manyStarsTakeLinearTime() throws {
    let pattern = try PathPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    let components = try PathPattern(String(repeating: "**/a/", count: 40) + "b")
    #expect(!components.matches(String(repeating: "a/", count: 1_000) + "c"))
  }
}

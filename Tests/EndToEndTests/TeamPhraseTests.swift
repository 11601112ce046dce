import Foundation
import Testing

/// The three lines that the README shows, at work.
@Suite struct TeamPhraseTests {
  @Test func threeLinesRemoveWhatATeamsOwnMappingRaises() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("ios/ClubService.swift", swiftService)
    try folder.write("android/ClubService.kt", kotlinService)
    let configuration = "version: 1\nswift: { path: ios }\nkotlin: { path: android }\n"
    try folder.write(".parity.yml", configuration)
    let untaught = try Tool.run(["-v", "--reporter", "concise"], in: folder)
    #expect(count(of: "JSONTransformer", in: untaught.output) == 6)

    try folder.write("phrases.yml", try readmePhrase())
    try folder.write(".parity.yml", configuration + "phrases: [phrases.yml]\n")
    let taught = try Tool.run(["-v", "--reporter", "concise"], in: folder)
    #expect(!taught.output.contains("JSONTransformer"))
    #expect(taught.output.contains("no findings"))
    #expect(taught.output.contains("1 twin, 1 in scope"))
  }

  @Test func aPhraseThatHoldsItselfIsRefused() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("ios/A.swift", "struct A {}\n")
    try folder.write("android/A.kt", "class A\n")
    try folder.write(
      "phrases.yml",
      """
      - id: hollow
        swift: "$x.isHollow()"
        kotlin: "$x.isHollow()"
        normal: "$x.isNothing() || $x.part.isHollow() || $x.other.isHollow()"

      """)
    try folder.write(
      ".parity.yml", "version: 1\nswift: { path: ios }\nkotlin: { path: android }\nphrases: [phrases.yml]\n")
    let run = try Tool.run([], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("phrases.yml:4"), "\(run.errors)")
    #expect(run.errors.contains("never come to rest"))
  }

  @Test func examplesOfPhrasesAreRun() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let phrase = """
      - id: blank
        swift: "$s.isBlankText()"
        kotlin: "$s.hasNoText()"
        examples:
          - swift: "func f(_ s: String) -> Bool { s.isBlankText() }"
            kotlin: "fun f(s: String): Boolean = s.hasNoText()"
        differ:
          - swift: "func f(_ s: String) -> Bool { !s.isBlankText() }"
            kotlin: "fun f(s: String): Boolean = s.hasNoText()"

      """
    try folder.write("phrases.yml", phrase)
    let right = try Tool.run(["phrases", "test", "phrases.yml"], in: folder)
    #expect(right.status == 0)
    #expect(right.output == "1 phrase, 2 examples: all as they should be\n")

    try folder.write("phrases.yml", phrase.replacing("= s.hasNoText()\"\n  differ", with: "= s.hasText()\"\n  differ"))
    let wrong = try Tool.run(["phrases", "test", "phrases.yml"], in: folder)
    #expect(wrong.status == 1)
    #expect(wrong.output == "1 phrase, 2 examples: 1 example is not as it should be\n")
    #expect(wrong.errors.contains("phrases.yml:5:"), "\(wrong.errors)")
    #expect(wrong.errors.contains("do not become equal"))
    #expect(wrong.errors.contains("s.hastext"), "\(wrong.errors)")

    try folder.write("phrases.yml", "- id: blank\n  swift: \"$s.(\"\n  kotlin: \"$s\"\n")
    let broken = try Tool.run(["phrases", "test", "phrases.yml"], in: folder)
    #expect(broken.status == 2)
    #expect(try Tool.run(["phrases", "test", "none.yml"], in: folder).status == 2)
  }

  /// The README's own text: what it promises is what is tried.
  private func readmePhrase() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try Data(contentsOf: root.appendingPathComponent("README.md"))
    let lines = String(decoding: readme, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("- id: json-mapping") })
    return lines[start..<(start + 3)].joined(separator: "\n") + "\n"
  }
}

private let swiftService = """
  class ClubService {
    private let client: HttpClient

    init(client: HttpClient) {
      self.client = client
    }

    func all() -> Promise<[Club]> {
      return client.get(endpoint: "/v2/clubs", params: nil)
        .then { JSONTransformer().map($0) }
    }

    func near(city: String) -> Promise<[Club]> {
      return client.get(endpoint: "/v2/clubs", params: ["city": city])
        .then { JSONTransformer().map($0) }
    }

    func one(id: String) -> Promise<Club> {
      return client.get(endpoint: "/v2/clubs/\\(id)", params: nil)
        .then { JSONTransformer().map($0) }
    }
  }

  """

private let kotlinService = """
  class ClubService(private val client: HttpClient) {
    fun all(): Promise<List<Club>> =
      client.get(endpoint = "/v2/clubs", params = null)
        .then(JSONTransformer(Club::class.java)::mapArray)

    fun near(city: String): Promise<List<Club>> =
      client.get(endpoint = "/v2/clubs", params = mapOf("city" to city))
        .then(JSONTransformer(Club::class.java)::mapArray)

    fun one(id: String): Promise<Club> =
      client.get(endpoint = "/v2/clubs/$id", params = null)
        .then(JSONTransformer(Club::class.java)::mapObject)
  }

  """

/// How often a word occurs in a text.
private func count(of word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

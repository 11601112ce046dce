internal import FindingModel
internal import SourceModel

/// A twin's line in a saved report.
struct SavedTwin: Decodable {
  var swift: String
  var kotlin: String
  var evidence: [String]
  var similarity: Similarity
  var comparison: String
  var members: Members

  struct Similarity: Decodable {
    var raw: Double
    var normalized: Double
  }

  struct Members: Decodable {
    var equal: Int
    var divergent: Int
    var swiftOnly: Int
    var kotlinOnly: Int
  }

  var summary: Report.TwinSummary {
    Report.TwinSummary(
      swiftPath: swift, kotlinPath: kotlin, evidence: evidence, rawSimilarity: similarity.raw,
      normalizedSimilarity: similarity.normalized, comparison: comparison, equalMembers: members.equal,
      divergentMembers: members.divergent, swiftOnlyMembers: members.swiftOnly, kotlinOnlyMembers: members.kotlinOnly)
  }
}

/// A file without counterpart in a saved report.
struct SavedFile: Decodable {
  var side: String
  var path: String

  var file: Report.UnpairedFile? { Side(rawValue: side).map { Report.UnpairedFile(side: $0, path: path) } }
}

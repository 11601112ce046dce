import Foundation

public struct FuzzyMatcher {
  public struct Match: Equatable {
    public let candidate: String
    public let distance: Int
  }

  private let query: [Unicode.Scalar]

  public init(query: String) {
    self.query = Array(query.unicodeScalars)
  }

  /// Levenshtein distance, counted in Unicode scalars.
  public func distance(to candidate: String) -> Int {
    let target = Array(candidate.unicodeScalars)
    var row = Array(0...target.count)

    for (i, scalar) in query.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in target.enumerated() {
        let substitution = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[target.count]
  }

  /// The closest candidate, the first one if several are equally close.
  public func bestMatch(in candidates: [String], maxDistance: Int = 2) -> Match? {
    var best: Match?
    for candidate in candidates {
      let distance = self.distance(to: candidate)
      guard distance <= maxDistance, distance < best?.distance ?? .max else { continue }
      best = Match(candidate: candidate, distance: distance)
      if distance == 0 { break }
    }
    return best
  }

  /// All candidates within reach, closest first, otherwise in their original order.
  public func matches(in candidates: [String], maxDistance: Int = 2) -> [Match] {
    candidates
      .map { Match(candidate: $0, distance: distance(to: $0)) }
      .enumerated()
      .filter { $0.element.distance <= maxDistance }
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element)
  }
}

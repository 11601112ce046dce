internal import FindingModel
internal import GitReading
internal import SourceModel

/// Looks among one side's commits for those that brought over a commit of the other.
struct PortSearch {
  private let histories: [Side: DriftHistory]
  private var index: [Side: Index] = [:]

  /// What commits say of themselves, to their positions in the history.
  private struct Index {
    var subjects: [String: [Int]] = [:]
    var tickets: [String: [Int]] = [:]
    /// The ids, or their beginnings, that trailers name.
    var origins: [(id: String, position: Int)] = []
  }

  init(_ histories: [Side: DriftHistory]) {
    self.histories = histories
    for (side, history) in histories {
      var entry = Index()
      for (position, commit) in history.entries.map(\.commit).enumerated() {
        let subject = PortSearch.normalized(commit.subject)
        if PortSearch.isTelling(subject) { entry.subjects[subject, default: []].append(position) }
        for ticket in PortSearch.tickets(in: commit) { entry.tickets[ticket, default: []].append(position) }
        for id in commit.portedCommits { entry.origins.append((id, position)) }
      }
      index[side] = entry
    }
  }

  /// The commits of the other side that seem to bring a commit over, those that say so first; each once.
  ///
  /// - Parameter side: of the commit; `nil` when it edited both.
  mutating func ports(of commit: Commit, from side: Side?) -> [DriftReport.Port] {
    guard let side, let other = histories[side.other], let entry = index[side.other] else { return [] }
    var result: [DriftReport.Port] = []
    var told: Set<Int> = []
    func add(_ position: Int, _ evidence: DriftReport.Port.Evidence, _ detail: String) {
      let candidate = other.entries[position].commit
      // What was there before cannot have brought it over; clocks differ by a day.
      guard candidate.committed + 86_400 >= commit.authored, candidate.name != commit.name,
        told.insert(position).inserted
      else { return }
      result.append(DriftReport.Port(commit: DriftReport.Commit(candidate), evidence: evidence, detail: detail))
    }
    for origin in entry.origins where commit.name.long.hasPrefix(origin.id) {
      add(origin.position, .trailer, "Parity-Of: \(commit.name.short)")
    }
    let subject = PortSearch.normalized(commit.subject)
    for position in entry.subjects[subject] ?? [] { add(position, .sameSubject, commit.subject) }
    for ticket in PortSearch.tickets(in: commit) {
      for position in entry.tickets[ticket] ?? [] { add(position, .sameTicket, ticket) }
    }
    return result
  }

  /// A subject without its prefix (`feat:`), the number of its pull request, case, and punctuation.
  static func normalized(_ subject: String) -> String {
    var text = subject[...]
    if let colon = text.firstIndex(of: ":"), colon < text.index(text.startIndex, offsetBy: min(24, text.count)) {
      let prefix = text[..<colon]
      let isTag = prefix.allSatisfy { $0.isLetter || "()!-_/, [].".contains($0) } && !prefix.contains(" ")
      if isTag { text = text[text.index(after: colon)...] }
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.filter { !$0.hasPrefix("#") }
    return words.joined(separator: " ").lowercased()
  }

  /// Whether two commits of one subject were about one thing; `fix tests` says little.
  private static func isTelling(_ subject: String) -> Bool {
    let words = subject.split(separator: " ").filter { $0.count > 2 && !$0.allSatisfy(\.isNumber) }
    return words.count >= 3
  }

  /// Keys of the form `ABC-123`; names of standards look the same and are none.
  static func tickets(in commit: Commit) -> [String] {
    let standards: Set<Substring> = [
      "UTF", "SHA", "ISO", "RFC", "MD", "AES", "RSA", "TLS", "IEEE", "EIP", "BIP", "SLIP",
    ]
    let text = commit.subject + " " + commit.body
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "-" }
    var found: [String] = []
    for word in words {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      for (project, number) in zip(parts, parts.dropFirst()) {
        let isProject =
          (2...10).contains(project.count) && project.first?.isLetter == true
          && project.allSatisfy { $0.isUppercase || $0.isNumber }
        guard isProject, !standards.contains(project), !number.isEmpty, number.count <= 6,
          number.allSatisfy({ ("0"..."9").contains($0) })
        else { continue }
        let key = "\(project)-\(number)"
        if !found.contains(key) { found.append(key) }
      }
    }
    return found
  }
}

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which statements does one side lack?
  static let statementMissing = Check("statement-missing") { twin in
    var emptied: [MemberPair: Int] = [:]
    var result: [Violation] = []
    for found in bodyDivergences(of: "statement-missing", in: twin) {
      guard let pair = found.pair, let side = found.divergence.presentSide,
        let name = nameOfEmpty(pair, on: side.other, in: twin)
      else {
        result.append(missing(found, in: twin))
        continue
      }
      // A body that does nothing lacks all of the other one: that is one thing to know. The first certain one tells it.
      var violation = missing(found, how: "; the body of `\(name)` does nothing there", in: twin)
      violation.identity =
        ["statement-missing", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin), "all"]
      if let known = emptied[pair] {
        if result[known].confidence == .low, violation.confidence == .high { result[known] = violation }
      } else {
        emptied[pair] = result.count
        result.append(violation)
      }
    }
    return result + forgottenCalls(in: twin)
  }
}

private func missing(_ found: BodyDivergence, how more: String = "", in twin: ComparedTwin) -> Violation {
  bodyViolation("statement-missing", found, in: twin) { divergence, texts in
    let side = divergence.presentSide ?? .swift
    let name = side == .swift ? texts.swift : texts.kotlin
    // By itself the word says nothing; what comes of its lack does.
    let how = name == "return" ? ": \(side.other.languageName) goes on where \(side.languageName) returns" : more
    return [
      "name": name, "side": side.other.languageName, "how": how, "swift": texts.swift, "kotlin": texts.kotlin,
    ]
  }
}

/// What a member is called whose body does nothing where its counterpart does several things. Of what a change brought
/// every statement is news.
private func nameOfEmpty(_ pair: MemberPair, on side: Side, in twin: ComparedTwin) -> String? {
  guard !twin.isAboutChange else { return nil }
  let id = pair[side]
  guard twin.mapping[id].declaration.kind == .function else { return nil }
  func statements(_ id: DeclarationID) -> Int? {
    guard let body = twin.mapping[id].declaration.body else { return nil }
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    return tree.kind(body) == .block ? tree.childCount(body) : 1
  }
  guard statements(id) == 0, let count = statements(pair[side.other]), count > 1 else { return nil }
  return displayName(twin.mapping[id].declaration)
}

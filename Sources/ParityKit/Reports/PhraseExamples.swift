internal import CodeModel
internal import FindingModel
internal import Normalization
internal import RuleBook
package import SourceModel

/// What became of the examples of a team's own phrases.
package struct TestedPhrases: Sendable {
  package var phrases: Int
  package var examples: Int
  /// Each at its line of the document.
  package var failures: [Problem]

  /// One line for people.
  package var summary: String {
    if phrases == 0 { return "no phrases in these documents" }
    let counts =
      "\(phrases) \(phrases == 1 ? "phrase" : "phrases"), \(examples) \(examples == 1 ? "example" : "examples")"
    if examples == 0 {
      return "\(counts): nothing to run; add `examples:` with a swift and a kotlin text, or `differ:`"
    }
    return failures.isEmpty
      ? "\(counts): all as they should be"
      : "\(counts): \(failures.count) \(failures.count == 1 ? "example is not as it" : "examples are not as they") should be"
  }
}

/// Runs the examples of phrase documents: both texts of one must have one normal form, those under `differ` two.
///
/// - Throws: when a document cannot be read or is no phrase document.
package func testPhrases(in paths: [String]) throws(SetupFailure) -> TestedPhrases {
  var (book, problems) = RuleSet.embedded()
  let known = book.phrases.count
  for path in paths {
    guard let text = text(ofFile: path) else {
      problems.append(Problem(.error, path: path, message: "no such file, or not readable as UTF-8 text"))
      continue
    }
    problems += book.addPhrases(path: path, text: text)
  }
  let normalizer = Normalizer(book: book, lower: lower)
  problems += normalizer.problems(ofPhrasesIn: Set(paths))
  if problems.contains(where: { $0.severity == .error }) { throw SetupFailure(problems: problems) }
  var result = TestedPhrases(phrases: 0, examples: 0, failures: [])
  for phrase in book.phrases.dropFirst(known) {
    result.phrases += 1
    for example in phrase.examples {
      result.examples += 1
      if let failure = failure(of: example, phrase, normalizer) { result.failures.append(failure) }
    }
  }
  return result
}

private func failure(of example: Phrase.Example, _ phrase: Phrase, _ normalizer: Normalizer) -> Problem? {
  func form(_ text: PhraseText, _ side: Side) -> String {
    let name = side == .swift ? "Example.swift" : "Example.kt"
    return printNormalForm(normalizer.normalize(lower(SourceFile(path: name, side: side, text: text.text))))
  }
  let (swift, kotlin) = (form(example.swift, .swift), form(example.kotlin, .kotlin))
  guard (swift == kotlin) != example.areEqual else { return nil }
  var problem = Problem(.error, path: phrase.path, position: example.swift.position, message: "")
  if example.areEqual {
    problem.message = "the two texts of this example of `\(phrase.id)` do not become equal"
    problem.hint = "Swift becomes \(quoted(swift, beside: kotlin)), Kotlin \(quoted(kotlin, beside: swift))."
  } else {
    problem.message = "the two texts under `differ` of `\(phrase.id)` become equal"
    problem.hint = "Make the patterns narrower, or move the example to `examples`."
  }
  return problem
}

/// The first line of a normal form that the other one does not have.
private func quoted(_ form: String, beside other: String) -> String {
  let others = Set(other.split(separator: "\n"))
  let lines = form.split(separator: "\n")
  let line = lines.first { !others.contains($0) } ?? lines.first ?? ""
  return "`\(line.drop { $0 == " " })`"
}

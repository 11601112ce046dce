import RuleBook
import SourceModel

/// `line:column message | hint`, the form in which tests of documents state what they expect.
func described(_ problems: [Problem]) -> [String] {
  problems.map { problem in
    let place = problem.position.map { "\($0.line):\($0.column) " } ?? ""
    return place + problem.message + (problem.hint.map { " | \($0)" } ?? "")
  }
}

/// What a book says about one document.
func problemsOf(_ path: String, _ text: String) -> [String] {
  var book = RuleSet()
  return described(book.add([RuleSet.Document(path: path, text: text)]))
}

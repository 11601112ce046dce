internal import Foundation
internal import RuleBook
package import SourceModel

/// Why a word is neither a command nor a file or folder: whoever mistypes a command must not wait for a check of
/// everything, and read that there is no such file. `nil` when all that stands there are paths, or could be.
///
/// - Parameters:
///   - words: what stands where paths may.
///   - roots: of both sides.
///   - commands: the names of those that there are.
package func strayWord(in words: [String], roots: [String], commands: [String]) -> Problem? {
  // Of what is not on this disk only reading tells what there is.
  guard roots.allSatisfy(exists) else { return nil }
  let places = ["."] + roots
  guard let word = words.first(where: { word in isWord(word) && !places.contains { exists(joined($0, word)) } }) else {
    return nil
  }
  let near = Spelling.suggestion(for: word, among: commands).map { "Did you mean `parity \($0)`? " } ?? ""
  return Problem(
    .error, message: "`\(word)` is neither a command nor a file or folder",
    hint: "\(near)`parity --help` lists the commands.")
}

private func isWord(_ text: String) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "-" }
}

/// The Ratcliff/Obershelp similarity of two texts over Unicode scalars, 0…1: twice the length of what matches, divided by
/// the length of both.
///
/// What matches is the longest common substring (the first one in the left text, then in the right one) and, recursively,
/// what matches to its left and to its right: the number that PHP's `similar_text` and, without its junk heuristic,
/// Python's `difflib` give (Ratcliff and Metzener, "Pattern Matching: The Gestalt Approach", 1988). One line break at the
/// end of each text is left out, as a form in a browser would. The measure is not symmetric.
///
/// Texts longer than `pieceLimit` scalars are compared by words, and texts of more words than that by lines. Work is
/// bounded: what is still unmatched when the allowance is spent counts as different, so the result is a lower bound then.
package func rawSimilarity(_ left: String, _ right: String) -> Double {
  let leftScalars = trimmed(left)
  let rightScalars = trimmed(right)
  let total = leftScalars.count + rightScalars.count
  if total == 0 { return 1 }
  let matched = matchedLength(pieces(leftScalars, rightScalars))
  return 2 * Double(matched) / Double(total)
}

/// The most pieces a side that are compared one by one.
private let pieceLimit = 20_000
/// The most edges of the automaton that are looked up before the rest counts as different; about a second.
private let lookupAllowance = 50_000_000

private func trimmed(_ text: String) -> [Unicode.Scalar] {
  var scalars = Array(text.unicodeScalars)
  if scalars.last == "\n" { scalars.removeLast() }
  return scalars
}

/// A text as pieces that are equal or not.
private typealias Pieces = [ArraySlice<Unicode.Scalar>]

/// The smallest pieces of which neither side has too many: scalars, words or lines.
private func pieces(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> (left: Pieces, right: Pieces) {
  if max(left.count, right.count) <= pieceLimit { return (scalars(left), scalars(right)) }
  let words = (split(left, isSplit: wordsEnd), split(right, isSplit: wordsEnd))
  if max(words.0.count, words.1.count) <= pieceLimit { return words }
  return (split(left) { before, _ in before == "\n" }, split(right) { before, _ in before == "\n" })
}

private func scalars(_ scalars: [Unicode.Scalar]) -> Pieces { scalars.indices.map { scalars[$0...$0] } }

private func split(
  _ scalars: [Unicode.Scalar], isSplit: (_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool
) -> Pieces {
  var pieces: Pieces = []
  var start = 0
  for index in scalars.indices.dropFirst() where isSplit(scalars[index - 1], scalars[index]) {
    pieces.append(scalars[start..<index])
    start = index
  }
  if start < scalars.count { pieces.append(scalars[start...]) }
  return pieces
}

/// Words are runs of letters and digits, runs of white space, and single other characters.
private func wordsEnd(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
  let kind = wordKind(before)
  return kind == .other || kind != wordKind(after)
}

private enum WordKind { case space, letter, other }

private func wordKind(_ scalar: Unicode.Scalar) -> WordKind {
  if scalar.properties.isWhitespace { return .space }
  return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? .letter : .other
}

/// Numbers the pieces so that equal pieces have equal numbers.
private func numbered(_ pieces: (left: Pieces, right: Pieces)) -> (left: [Int32], right: [Int32]) {
  var numbers: [ArraySlice<Unicode.Scalar>: Int32] = [:]
  func number(_ piece: ArraySlice<Unicode.Scalar>) -> Int32 {
    if let known = numbers[piece] { return known }
    let new = Int32(numbers.count)
    numbers[piece] = new
    return new
  }
  // Characters have numbers of their own.
  if [pieces.left, pieces.right].allSatisfy({ side in side.allSatisfy { $0.count == 1 } }) {
    func value(_ piece: ArraySlice<Unicode.Scalar>) -> Int32 { Int32(bitPattern: piece.first?.value ?? 0) }
    return (pieces.left.map(value), pieces.right.map(value))
  }
  let left = pieces.left.map(number)
  let right = pieces.right.map(number)
  return (left, right)
}

private func matchedLength(_ pieces: (left: Pieces, right: Pieces)) -> Int {
  let symbols = numbered(pieces)
  var automaton = SuffixAutomaton()
  var matched = 0
  var pending = [(left: 0..<symbols.left.count, right: 0..<symbols.right.count)]
  while let gap = pending.popLast() {
    if gap.left.isEmpty || gap.right.isEmpty { continue }
    if automaton.lookups > lookupAllowance { break }
    automaton.build(symbols.right[gap.right])
    let common = automaton.longestCommonRun(with: symbols.left[gap.left])
    if common.length == 0 { continue }
    let leftStart = gap.left.lowerBound + common.start
    let rightStart = gap.right.lowerBound + common.startInAutomaton
    let leftEnd = leftStart + common.length
    matched += pieces.left[leftStart..<leftEnd].reduce(0) { $0 + $1.count }
    pending.append((gap.left.lowerBound..<leftStart, gap.right.lowerBound..<rightStart))
    pending.append((leftEnd..<gap.left.upperBound, rightStart + common.length..<gap.right.upperBound))
  }
  return matched
}

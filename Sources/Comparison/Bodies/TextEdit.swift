internal import CodeModel

/// What turns a text of the Swift side into that of the Kotlin side, where it is one small thing: a zero before a digit, a
/// prefix, a word. Texts that differ by the same edit differ for the same reason.
package struct TextEdit: Sendable, Hashable {
  /// What stands at the place on each side; empty where there is nothing.
  package var swift: String
  package var kotlin: String
  /// Only zeros before numbers: `4:42` and `04:42`.
  package var isPadding: Bool

  /// Longer differences are not one thing.
  private static let longest = 8

  /// `nil` when the texts are equal or differ by more than one small thing.
  init?(swift: String, kotlin: String) {
    guard swift != kotlin else { return nil }
    if TextEdit.withoutPadding(swift) == TextEdit.withoutPadding(kotlin) {
      let isInKotlin = swift.utf8.count < kotlin.utf8.count
      self.swift = isInKotlin ? "" : "0"
      self.kotlin = isInKotlin ? "0" : ""
      isPadding = true
      return
    }
    let (left, right) = (Array(swift), Array(kotlin))
    let shorter = min(left.count, right.count)
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let shared = (head: head, tail: min(tail, shorter - head))
    let middles = (
      left.dropFirst(shared.head).dropLast(shared.tail), right.dropFirst(shared.head).dropLast(shared.tail)
    )
    guard max(middles.0.count, middles.1.count) <= TextEdit.longest else { return nil }
    self.swift = String(middles.0)
    self.kotlin = String(middles.1)
    isPadding = false
  }

  /// The text with no zero at the head of a number, unless it is all the number.
  private static func withoutPadding(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    var zeros = ""
    for character in text {
      if character == "0", !isInNumber {
        zeros.append(character)
        continue
      }
      if !character.isNumber { result += zeros.suffix(1) }
      zeros = ""
      // What follows a point is a fraction, whose zeros count.
      isInNumber = character.isNumber || character == "." && isInNumber
      result.append(character)
    }
    return result + zeros.suffix(1)
  }
}

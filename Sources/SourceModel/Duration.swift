/// The number of days that a text such as `14d` or `3w` names; a bare number counts days. `nil` for anything else.
package func days(_ text: some StringProtocol) -> Int? {
  let unit = text.last == "w" ? 7 : 1
  let digits = text.last == "w" || text.last == "d" ? text.dropLast() : text[...]
  guard !digits.isEmpty, digits.count <= 5, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
  return Int(digits).map { $0 * unit }
}

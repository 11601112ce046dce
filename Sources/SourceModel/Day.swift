/// Whether a text is a day of the form `YYYY-MM-DD`, which compares as text.
package func isDay(_ text: some StringProtocol) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
    && (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
}

/// The day on which a moment fell, as `YYYY-MM-DD` in Greenwich, whatever the machine's own clock says.
///
/// The arithmetic is that of Howard Hinnant's `civil_from_days` (2013).
/// - Parameter moment: in seconds since 1970.
package func day(of moment: Int) -> String {
  let days = (moment >= 0 ? moment : moment - 86_399) / 86_400 + 719_468
  let era = (days >= 0 ? days : days - 146_096) / 146_097
  let dayOfEra = days - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 2))"
}

/// The moment, in seconds since 1970, at which a day of the form `YYYY-MM-DD` began in Greenwich; `nil` for other texts.
package func moment(ofDay text: some StringProtocol) -> Int? {
  guard isDay(text) else { return nil }
  let parts = text.split(separator: "-").compactMap { Int($0) }
  guard parts.count == 3 else { return nil }
  let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
  let era = year / 400
  let yearOfEra = year - era * 400
  let dayOfYear = (153 * (parts[1] > 2 ? parts[1] - 3 : parts[1] + 9) + 2) / 5 + parts[2] - 1
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  return (era * 146_097 + dayOfEra - 719_468) * 86_400
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

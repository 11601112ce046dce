import Foundation

struct SubtitleCue: Equatable {
    let startMs: Int
    let endMs: Int
    let text: String
}

/// Lenient SubRip reader: broken blocks are left out, the rest survives.
final class SubtitleCueParser {

    func parse(_ source: String) -> [SubtitleCue] {
        let lines = source
            .replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }

        let cues = lines
            .split(separator: "")
            .compactMap { cue(from: Array($0)) }

        return cues.enumerated()
            .sorted { ($0.element.startMs, $0.offset) < ($1.element.startMs, $1.offset) }
            .map { $0.element }
    }

    func cue(at positionMs: Int, in cues: [SubtitleCue]) -> SubtitleCue? {
        cues.last { $0.startMs <= positionMs && positionMs < $0.endMs }
    }

    private func cue(from block: [String]) -> SubtitleCue? {
        // The counter line is optional.
        guard let timing = block.prefix(2).firstIndex(where: { $0.contains("-->") }) else { return nil }

        let ends = block[timing].components(separatedBy: "-->")
        guard ends.count == 2,
              let start = milliseconds(ends[0]),
              let end = milliseconds(ends[1]),
              start < end
        else { return nil }

        let text = block[(timing + 1)...]
            .map(stripTags)
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
        return text.isEmpty ? nil : SubtitleCue(startMs: start, endMs: end, text: text)
    }

    /// Reads "01:02:03,456" as well as "02:03.456".
    private func milliseconds(_ raw: String) -> Int? {
        let stamp = raw.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ".", with: ",")
        let halves = stamp.components(separatedBy: ",")
        guard halves.count == 2, halves[1].count == 3, let millis = number(halves[1]) else { return nil }

        let parts = halves[0].components(separatedBy: ":").map(number)
        guard parts.count == 2 || parts.count == 3 else { return nil }

        var seconds = 0
        for part in parts {
            guard let value = part else { return nil }
            seconds = seconds * 60 + value
        }
        return seconds * 1000 + millis
    }

    private func number(_ text: String) -> Int? {
        guard (1...3).contains(text.count), text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return Int(text)
    }

    private func stripTags(_ line: String) -> String {
        var depth = 0
        var result = ""
        for character in line {
            switch character {
            case "<": depth += 1
            case ">" where depth > 0: depth -= 1
            default: if depth == 0 { result.append(character) }
            }
        }
        return result
    }
}

import Foundation

/// A position in a subtitle file: `01:02:03,456`.
struct Timecode: Hashable, Comparable, CustomStringConvertible {

    let milliseconds: Int

    init(milliseconds: Int) {
        self.milliseconds = max(0, milliseconds)
    }

    init?(_ text: String) {
        let pattern = #/([0-9]{2}):([0-5][0-9]):([0-5][0-9])[,.]([0-9]{3})/#
        guard let match = text.wholeMatch(of: pattern),
              let hours = Int(match.1),
              let minutes = Int(match.2),
              let seconds = Int(match.3),
              let millis = Int(match.4)
        else { return nil }
        self.init(milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis)
    }

    var description: String {
        let seconds = milliseconds / 1000
        return String(
            format: "%02ld:%02ld:%02ld,%03ld",
            seconds / 3600, seconds / 60 % 60, seconds % 60, milliseconds % 1000
        )
    }

    func shifted(by delta: Int) -> Timecode {
        Timecode(milliseconds: milliseconds + delta)
    }

    static func < (lhs: Timecode, rhs: Timecode) -> Bool {
        lhs.milliseconds < rhs.milliseconds
    }
}

struct CueTiming: Equatable {
    let start: Timecode
    let end: Timecode

    /// Reads a `start --> end` line; nil unless the cue ends after it starts.
    static func parse(_ line: String) -> CueTiming? {
        let parts = line.components(separatedBy: " --> ").map(Timecode.init(_:))
        guard parts.count == 2, let start = parts[0], let end = parts[1], start < end else { return nil }
        return CueTiming(start: start, end: end)
    }
}

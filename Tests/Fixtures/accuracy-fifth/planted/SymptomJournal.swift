import Foundation

enum Severity: Int, Comparable {
    case absent, mild, moderate, severe

    static func < (lhs: Severity, rhs: Severity) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

enum Symptom: Hashable {
    case headache, nausea, fatigue, jointPain, rash
}

struct SymptomEntry: Equatable {
    let symptom: Symptom
    let severity: Severity
    let note: String?
    let recordedAt: Int64
}

enum JournalError: Error, Equatable {
    case invalidTime
    case noteTooLong(limit: Int)
}

final class SymptomJournal {
    static let noteLimit = 280

    private(set) var entries: [SymptomEntry] = []

    @discardableResult
    func add(
        symptom: Symptom,
        severity: Severity = .mild,
        note: String? = nil,
        at time: Int64
    ) throws -> SymptomEntry {
        guard time > 0 else { throw JournalError.invalidTime }
        if let note, note.count > Self.noteLimit {
            throw JournalError.noteTooLong(limit: Self.noteLimit)
        }
        let entry = SymptomEntry(
            symptom: symptom,
            severity: severity,
            note: note?.isEmpty == true ? nil : note,
            recordedAt: time
        )
        entries.append(entry)
        return entry
    }

    func worst(since time: Int64) -> Severity {
        entries.filter { $0.recordedAt >= time }.map(\.severity).max() ?? .absent
    }

    func history(of symptom: Symptom, atLeast severity: Severity = .absent) -> [SymptomEntry] {
        entries.filter { $0.symptom == symptom && $0.severity >= severity }
    }
}

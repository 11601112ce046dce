import Foundation

struct SymptomEntryDTO: Codable {
    let id: Int?
    let symptom: String?
    let severity: Int?
    /// Seconds since 1970
    let notedAt: Int?
    let tags: [String]?

    enum CodingKeys: String, CodingKey {
        case id, symptom, severity, tags
        case notedAt = "noted_at"
    }
}

struct SymptomEntry: Equatable {
    enum Severity: String {
        case mild, moderate, severe, unknown
    }

    let id: Int
    let symptom: String
    let severity: Severity
    let notedAt: Date
    let tags: [String]
}

struct SymptomDayCount: Equatable {
    let symptom: String
    let count: Int
}

struct SymptomLogMapper {
    /// Entries without id, name or date are dropped. Newest first.
    func map(_ dtos: [SymptomEntryDTO]) -> [SymptomEntry] {
        dtos.compactMap(entry)
            .sorted { a, b in
                a.notedAt == b.notedAt ? a.id > b.id : a.notedAt > b.notedAt
            }
    }

    func dto(from entry: SymptomEntry) -> SymptomEntryDTO {
        let level: Int?
        switch entry.severity {
        case .mild: level = 2
        case .moderate: level = 5
        case .severe: level = 9
        case .unknown: level = nil
        }
        return SymptomEntryDTO(
            id: entry.id,
            symptom: entry.symptom,
            severity: level,
            notedAt: Int(entry.notedAt.timeIntervalSince1970.rounded(.down)),
            tags: entry.tags.isEmpty ? nil : entry.tags
        )
    }

    func counts(_ entries: [SymptomEntry]) -> [SymptomDayCount] {
        Dictionary(grouping: entries, by: \.symptom)
            .map { SymptomDayCount(symptom: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.symptom) < ($0.count, $1.symptom) }
    }

    private func entry(from dto: SymptomEntryDTO) -> SymptomEntry? {
        guard let id = dto.id,
              let symptom = dto.symptom?.trimmingCharacters(in: .whitespacesAndNewlines), !symptom.isEmpty,
              let seconds = dto.notedAt
        else { return nil }

        var tags: [String] = []
        for tag in dto.tags ?? [] {
            let clean = tag.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            if !clean.isEmpty && !tags.contains(clean) {
                tags.append(clean)
            }
        }
        return SymptomEntry(
            id: id,
            symptom: symptom,
            severity: severity(dto.severity),
            notedAt: Date(timeIntervalSince1970: TimeInterval(seconds)),
            tags: tags
        )
    }

    private func severity(_ level: Int?) -> SymptomEntry.Severity {
        switch level {
        case .some(1...3): return .mild
        case .some(4...6): return .moderate
        case .some(7...10): return .severe
        default: return .unknown
        }
    }
}

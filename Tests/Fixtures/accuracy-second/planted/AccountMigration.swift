import Foundation

struct AccountMigration {
    static let targetVersion = 3

    func migrate(_ record: [String: String]) -> [String: String] {
        var record = record
        let version = record["version"].flatMap { Int($0) } ?? 0

        if version < 1 {
            rename("mail", to: "email", in: &record)
            rename("tel", to: "phone", in: &record)
        }
        if version < 2 {
            record["email"] = record["email"]?.lowercased()
            if record["locale"] == nil {
                record["locale"] = "en"
            }
        }
        if version < 3 {
            let first = record.removeValue(forKey: "first_name") ?? ""
            let last = record.removeValue(forKey: "last_name") ?? ""
            let parts = [first, last].filter { !$0.isEmpty }
            if !parts.isEmpty {
                record["full_name"] = parts.joined(separator: " ")
            }
            record.removeValue(forKey: "legacy_token")
        }
        record["version"] = String(max(version, Self.targetVersion))
        return record
    }

    func needsMigration(_ record: [String: String]) -> Bool {
        let version = record["version"].flatMap { Int($0) } ?? 0
        return version < Self.targetVersion
    }

    private func rename(_ old: String, to new: String, in record: inout [String: String]) {
        guard let value = record.removeValue(forKey: old), record[new] == nil else { return }
        record[new] = value
    }
}

import Foundation

struct SyncRecord: Equatable {
    let id: String
    var fields: [String: String]
    var modifiedAt: Date
    var isDeleted = false
}

enum MergeResult: Equatable {
    case unchanged
    case takeRemote(SyncRecord)
    case pushLocal(SyncRecord)
    case merged(SyncRecord, conflicts: [String])
}

/// Three-way merge, field by field. `base` is what both sides last agreed on.
struct SyncConflictResolver {

    /// Fields whose values are comma separated sets, merged by union.
    private let setFields: Set<String>

    init(setFields: Set<String> = ["tags"]) {
        self.setFields = setFields
    }

    func resolve(base: SyncRecord?, local: SyncRecord, remote: SyncRecord) -> MergeResult {
        let localChanged = differs(local, from: base)
        let remoteChanged = differs(remote, from: base)

        switch (localChanged, remoteChanged) {
        case (false, false): return .unchanged
        case (false, true): return .takeRemote(remote)
        case (true, false): return .pushLocal(local)
        case (true, true): break
        }

        // An edit beats a deletion, whoever made it.
        switch (local.isDeleted, remote.isDeleted) {
        case (true, true): return .takeRemote(remote)
        case (true, false): return .takeRemote(remote)
        case (false, true): return .pushLocal(local)
        case (false, false): return merge(base: base?.fields ?? [:], local, remote)
        }
    }

    private func merge(base: [String: String], _ local: SyncRecord, _ remote: SyncRecord) -> MergeResult {
        let localIsNewer = local.modifiedAt > remote.modifiedAt
        var fields: [String: String] = [:]
        var conflicts: [String] = []

        let names = Set(base.keys).union(local.fields.keys).union(remote.fields.keys)
        for name in names.sorted() {
            let (old, mine, theirs) = (base[name], local.fields[name], remote.fields[name])
            if mine == theirs || theirs == old {
                fields[name] = mine
            } else if mine == old {
                fields[name] = theirs
            } else if setFields.contains(name), let mine = mine, let theirs = theirs {
                fields[name] = union(mine, theirs)
            } else {
                fields[name] = localIsNewer ? mine : theirs
                conflicts.append(name)
            }
        }

        let record = SyncRecord(
            id: local.id,
            fields: fields,
            modifiedAt: max(local.modifiedAt, remote.modifiedAt)
        )
        return .merged(record, conflicts: conflicts)
    }

    private func differs(_ record: SyncRecord, from base: SyncRecord?) -> Bool {
        guard let base = base else { return true }
        return record.fields != base.fields || record.isDeleted != base.isDeleted
    }

    private func union(_ a: String, _ b: String) -> String {
        let values = (a.split(separator: ",") + b.split(separator: ","))
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
        return Set(values).sorted().joined(separator: ",")
    }
}

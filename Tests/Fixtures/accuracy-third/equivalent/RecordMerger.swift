import Foundation

struct Record: Equatable, Identifiable {
    let id: Int64
    var title: String
    var updatedAt: Int64
    var isDeleted = false
    var isDirty = false
}

struct MergeResult: Equatable {
    var toStore: [Record] = []
    var toDelete: [Int64] = []
    var toPush: [Record] = []
}

/// Brings the local table and a full listing of the server together; the newer side wins, on a tie the server.
enum RecordMerger {

    static func merge(local: [Record], remote: [Record]) -> MergeResult {
        let localById = Dictionary(local.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        let remoteById = Dictionary(remote.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        var result = MergeResult()

        for id in Set(localById.keys).union(remoteById.keys).sorted() {
            switch (localById[id], remoteById[id]) {
            case let (mine?, theirs?) where mine.isDirty && mine.updatedAt > theirs.updatedAt:
                result.toPush.append(mine)
            case let (mine, theirs?):
                if theirs.isDeleted {
                    if mine != nil { result.toDelete.append(id) }
                } else if mine != theirs {
                    result.toStore.append(theirs)
                }
            case let (mine?, nil):
                if mine.isDirty && !mine.isDeleted {
                    result.toPush.append(mine)
                } else {
                    result.toDelete.append(id)
                }
            case (nil, nil):
                break
            }
        }
        return result
    }
}

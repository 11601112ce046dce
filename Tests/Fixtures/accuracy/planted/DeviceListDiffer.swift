import Foundation

struct PairedDevice: Equatable {
    let id: String
    let name: String
    var batteryPercent = 0
}

struct DeviceChanges: Equatable {
    var added: [String] = []
    var removed: [String] = []
    var updated: [String] = []

    var isEmpty: Bool {
        added.isEmpty && removed.isEmpty && updated.isEmpty
    }
}

struct DeviceListDiffer {

    func changes(from old: [PairedDevice], to new: [PairedDevice]) -> DeviceChanges {
        var changes = DeviceChanges()
        for device in new {
            guard let before = old.first(where: { $0.id == device.id }) else {
                changes.added.append(device.id)
                continue
            }
            if before != device {
                changes.updated.append(device.id)
            }
        }
        for device in old where !new.contains(where: { $0.id == device.id }) {
            changes.removed.append(device.id)
        }
        return changes
    }

    func describe(_ changes: DeviceChanges) -> String {
        guard !changes.isEmpty else { return "no changes" }
        return "+\(changes.added.count) -\(changes.removed.count) ~\(changes.updated.count)"
    }
}

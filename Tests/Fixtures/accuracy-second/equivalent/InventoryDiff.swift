import Foundation

struct InventoryItem: Equatable {
    let sku: String
    let name: String
    let stock: Int
    let warehouse: String?
}

struct InventoryChange: Equatable {
    enum Kind: Equatable {
        case added
        case removed
        case restocked(by: Int)
        case depleted(by: Int)
        case edited
    }

    let sku: String
    let kind: Kind
}

struct InventoryDiff {
    let changes: [InventoryChange]

    init(old: [InventoryItem], new: [InventoryItem]) {
        let oldBySKU = Dictionary(old.map { ($0.sku, $0) }, uniquingKeysWith: { _, last in last })
        let newBySKU = Dictionary(new.map { ($0.sku, $0) }, uniquingKeysWith: { _, last in last })

        var changes: [InventoryChange] = []
        for sku in Set(oldBySKU.keys).union(newBySKU.keys).sorted() {
            if let kind = InventoryDiff.kind(old: oldBySKU[sku], new: newBySKU[sku]) {
                changes.append(InventoryChange(sku: sku, kind: kind))
            }
        }
        self.changes = changes
    }

    var isEmpty: Bool { changes.isEmpty }

    var netStockChange: Int {
        changes.reduce(0) { total, change in
            switch change.kind {
            case let .restocked(amount): return total + amount
            case let .depleted(amount): return total - amount
            case .added, .removed, .edited: return total
            }
        }
    }

    private static func kind(old: InventoryItem?, new: InventoryItem?) -> InventoryChange.Kind? {
        guard let old = old else { return new == nil ? nil : .added }
        guard let new = new else { return .removed }
        if new.stock > old.stock { return .restocked(by: new.stock - old.stock) }
        if new.stock < old.stock { return .depleted(by: old.stock - new.stock) }
        return old == new ? nil : .edited
    }
}

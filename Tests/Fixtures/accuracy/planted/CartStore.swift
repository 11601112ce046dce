import Foundation

struct CartLine: Identifiable {
    let id: String
    let title: String
    let unitCents: Int
    var quantity: Int

    var totalCents: Int { unitCents * quantity }
}

final class CartStore {
    private var lines: [CartLine] = []

    func add(id: String, title: String, unitCents: Int) {
        if let i = lines.firstIndex(where: { $0.id == id }) {
            lines[i].quantity += 1
        } else {
            lines.append(CartLine(id: id, title: title, unitCents: unitCents, quantity: 1))
        }
    }

    func decrement(id: String) {
        guard let i = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[i].quantity -= 1
        if lines[i].quantity == 0 {
            lines.remove(at: i)
        }
    }

    func snapshot() -> [CartLine] {
        lines
    }

    /// Ids of lines whose quantity changed since the snapshot was taken.
    func changed(since snapshot: [CartLine]) -> [String] {
        lines
            .filter { line in
                snapshot.first { $0.id == line.id }?.quantity != line.quantity
            }
            .map(\.id)
    }

    var totalCents: Int {
        lines.reduce(0) { $0 + $1.totalCents }
    }
}

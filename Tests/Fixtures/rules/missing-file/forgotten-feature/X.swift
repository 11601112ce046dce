import Foundation
//~ missing-file

/// Who gets a table when somebody cancels: first come, first served, and nobody twice.
final class TableQueue {
    private var guests: [String] = []

    func join(guest: String) -> Bool {
        if guests.contains(guest) {
            return false
        }
        guests.append(guest)
        return true
    }

    func next() -> String? {
        return guests.isEmpty ? nil : guests.removeFirst()
    }
}

import Foundation

enum InventoryError: Error, Equatable {
    case invalidQuantity
    case unknownSku(String)
    case insufficientStock(sku: String, available: Int)
    case unknownReservation(Int)
}

final class InventoryLedger {
    private struct Reservation {
        let sku: String
        let quantity: Int
    }

    private var onHand: [String: Int] = [:]
    private var reservations: [Int: Reservation] = [:]
    private var nextReservationId = 1

    func receive(_ quantity: Int, of sku: String) throws {
        guard quantity > 0 else { throw InventoryError.invalidQuantity }
        onHand[sku, default: 0] += quantity
    }

    func available(_ sku: String) throws -> Int {
        guard let stock = onHand[sku] else { throw InventoryError.unknownSku(sku) }
        let reserved = reservations.values.lazy
            .filter { $0.sku == sku }
            .reduce(0) { $0 + $1.quantity }
        return stock - reserved
    }

    func reserve(_ quantity: Int, of sku: String) throws -> Int {
        guard quantity > 0 else { throw InventoryError.invalidQuantity }
        let free = try available(sku)
        guard quantity <= free else {
            throw InventoryError.insufficientStock(sku: sku, available: free)
        }
        defer { nextReservationId += 1 }
        reservations[nextReservationId] = Reservation(sku: sku, quantity: quantity)
        return nextReservationId
    }

    func release(_ reservationId: Int) throws {
        _ = try take(reservationId)
    }

    func fulfil(_ reservationId: Int) throws {
        let reservation = try take(reservationId)
        onHand[reservation.sku, default: 0] -= reservation.quantity
    }

    func lowStock(threshold: Int = 5) -> [String] {
        onHand.keys
            .filter { ((try? available($0)) ?? 0) < threshold }
            .sorted()
    }

    private func take(_ reservationId: Int) throws -> Reservation {
        guard let reservation = reservations.removeValue(forKey: reservationId) else {
            throw InventoryError.unknownReservation(reservationId)
        }
        return reservation
    }
}

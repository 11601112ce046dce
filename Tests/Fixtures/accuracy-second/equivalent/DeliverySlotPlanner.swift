import Foundation

protocol DeliverySlotRepositoryProtocol {
    func slots(forZone zone: String) async throws -> [DeliverySlot]
    func reserve(slotId: String, orderId: String) async throws
}

struct DeliverySlot: Equatable {
    let id: String
    let startsAt: Date
    let capacity: Int
    let reserved: Int
    let feeInCents: Int

    var isFull: Bool { reserved >= capacity }
}

enum DeliveryPlanningError: Error {
    case noSlotAvailable
}

protocol DeliverySlotPlannerProtocol {
    func availableSlots(zone: String) async throws -> [DeliverySlot]
    func reserveEarliest(zone: String, orderId: String) async throws -> DeliverySlot
}

final class DeliverySlotPlanner: DeliverySlotPlannerProtocol {
    private enum Constants {
        static let leadTime: TimeInterval = 2 * 60 * 60
    }

    private let repository: DeliverySlotRepositoryProtocol
    private let dateProvider: DateProviding

    init(repository: DeliverySlotRepositoryProtocol, dateProvider: DateProviding) {
        self.repository = repository
        self.dateProvider = dateProvider
    }

    func availableSlots(zone: String) async throws -> [DeliverySlot] {
        let earliest = dateProvider.now.addingTimeInterval(Constants.leadTime)
        return try await repository.slots(forZone: zone)
            .filter { !$0.isFull && $0.startsAt >= earliest }
            .sorted { lhs, rhs in
                if lhs.startsAt != rhs.startsAt { return lhs.startsAt < rhs.startsAt }
                if lhs.feeInCents != rhs.feeInCents { return lhs.feeInCents < rhs.feeInCents }
                return lhs.id < rhs.id
            }
    }

    func reserveEarliest(zone: String, orderId: String) async throws -> DeliverySlot {
        guard let slot = try await availableSlots(zone: zone).first else {
            throw DeliveryPlanningError.noSlotAvailable
        }
        try await repository.reserve(slotId: slot.id, orderId: orderId)
        return slot
    }
}

import Foundation

struct DeliveryFee: Equatable {
    let zone: String
    let amount: Int
    let etaMinutes: Int
}

final class DeliveryFeeTable {
    enum Vehicle {
        case bike
        case scooter
        case car

        var speedFactor: Int {
            switch self {
            case .bike: return 4
            case .scooter: return 3
            case .car: return 2
            }
        }
    }

    private static let nightSurcharge = 150

    private let feesByZone: [String: Int]
    private let preparationMinutes: Int

    init(feesByZone: [String: Int], preparationMinutes: Int = 12) {
        self.feesByZone = feesByZone
        self.preparationMinutes = preparationMinutes
    }

    func fee(zone: String, distanceInKm: Int, vehicle: Vehicle, hour: Int) -> DeliveryFee {
        let base = feesByZone[zone] ?? feesByZone["default"] ?? 0
        let distanceFee = max(0, distanceInKm - 2) * 50
        let night = isNight(hour) ? Self.nightSurcharge : 0
        return DeliveryFee(
            zone: zone,
            amount: base + distanceFee + night,
            etaMinutes: preparationMinutes + distanceInKm * vehicle.speedFactor
        )
    }

    func cheapest(zones: [String], distanceInKm: Int, hour: Int) -> DeliveryFee? {
        zones
            .map { fee(zone: $0, distanceInKm: distanceInKm, vehicle: .bike, hour: hour) }
            .min { $0.amount < $1.amount }
    }

    private func isNight(_ hour: Int) -> Bool {
        hour >= 22 || hour < 6
    }
}

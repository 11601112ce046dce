import Foundation

protocol Describable {
    var shortDescription: String { get }
}

class DeliveryVehicle: Describable {
    let plate: String
    let capacity: Int
    private(set) var parcels: [Parcel] = []

    init(plate: String, capacity: Int) {
        self.plate = plate
        self.capacity = capacity
    }

    var rangeInKm: Int { Int.max }

    var load: Int {
        parcels.reduce(0) { $0 + $1.weight }
    }

    var shortDescription: String {
        "\(plate) \(load)/\(capacity)"
    }

    func canCarry(_ parcel: Parcel) -> Bool {
        load + parcel.weight <= capacity
    }

    func accept(_ parcel: Parcel) -> Bool {
        guard canCarry(parcel) else { return false }
        parcels.append(parcel)
        return true
    }

    func unload(at stop: String) -> [Parcel] {
        let delivered = parcels.filter { $0.stop == stop }
        parcels.removeAll { $0.stop == stop }
        return delivered
    }
}

class CargoBike: DeliveryVehicle {
    static let maxParcelWeight = 15

    init(plate: String) {
        super.init(plate: plate, capacity: 80)
    }

    override var rangeInKm: Int { 25 }

    override func canCarry(_ parcel: Parcel) -> Bool {
        parcel.weight <= Self.maxParcelWeight && super.canCarry(parcel)
    }
}

class ElectricVan: DeliveryVehicle {
    var chargePercent: Int = 100 {
        didSet { chargePercent = min(max(chargePercent, 0), 100) }
    }

    override var rangeInKm: Int { chargePercent * 2 }

    override var shortDescription: String {
        super.shortDescription + " \(chargePercent)%"
    }
}

final class CoolVan: ElectricVan {
    override var rangeInKm: Int { super.rangeInKm * 3 / 4 }

    override func canCarry(_ parcel: Parcel) -> Bool {
        parcel.isPerishable && super.canCarry(parcel)
    }
}

extension Array where Element: DeliveryVehicle {
    func dispatch(_ parcel: Parcel, distanceInKm: Int) -> Element? {
        first { $0.rangeInKm >= distanceInKm && $0.accept(parcel) }
    }
}

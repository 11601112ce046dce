import Foundation

struct ShippingRate: Equatable {
    enum Speed: Int, CaseIterable, Comparable {
        case economy = 5
        case standard = 3
        case express = 1

        var maxDays: Int { rawValue }

        static func < (lhs: Speed, rhs: Speed) -> Bool {
            lhs.rawValue > rhs.rawValue
        }
    }

    let carrier: String
    let speed: Speed
    let baseFee: Int
    let feePerKilo: Int
    let maxGrams: Int

    private init(carrier: String, speed: Speed, baseFee: Int, feePerKilo: Int, maxGrams: Int) {
        self.carrier = carrier
        self.speed = speed
        self.baseFee = baseFee
        self.feePerKilo = feePerKilo
        self.maxGrams = maxGrams
    }

    static func letter() -> ShippingRate {
        ShippingRate(carrier: "post", speed: .economy, baseFee: 160, feePerKilo: 0, maxGrams: 500)
    }

    static func parcel(express: Bool = false) -> ShippingRate {
        ShippingRate(
            carrier: "parcel",
            speed: express ? .express : .standard,
            baseFee: express ? 990 : 490,
            feePerKilo: 100,
            maxGrams: 20_000
        )
    }

    static let all: [ShippingRate] = [.letter(), .parcel(), .parcel(express: true)]

    func fee(forGrams grams: Int) -> Int? {
        guard grams > 0, grams <= maxGrams else { return nil }
        let kilos = (grams + 999) / 1000
        return baseFee + kilos * feePerKilo
    }

    static func cheapest(forGrams grams: Int, atLeast speed: Speed = .economy) -> ShippingRate? {
        all
            .filter { $0.speed >= speed }
            .compactMap { rate in rate.fee(forGrams: grams).map { (rate: rate, fee: $0) } }
            .min { $0.fee < $1.fee }?
            .rate
    }
}

import Foundation

struct SubscriptionPlan: Codable, Equatable {
    enum Interval: String, Codable {
        case month, year
    }

    let id: String
    let name: String
    let priceCents: Int
    let interval: Interval
    let trialDays: Int
    let features: [String]
    let badge: String?

    enum CodingKeys: String, CodingKey {
        case id
        case name = "display_name"
        case priceCents = "price_cents"
        case interval
        case trialDays = "trial_days"
        case features
        case badge
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        priceCents = try container.decode(Int.self, forKey: .priceCents)
        interval = try container.decode(Interval.self, forKey: .interval)
        trialDays = try container.decodeIfPresent(Int.self, forKey: .trialDays) ?? 0
        features = try container.decodeIfPresent([String].self, forKey: .features) ?? []
        badge = try container.decodeIfPresent(String.self, forKey: .badge)
    }

    static func fromJson(_ json: String) -> SubscriptionPlan? {
        try? JSONDecoder().decode(SubscriptionPlan.self, from: Data(json.utf8))
    }
}

extension SubscriptionPlan {
    var hasTrial: Bool { trialDays > 0 }

    var monthlyPriceCents: Int {
        interval == .year ? priceCents / 12 : priceCents
    }

    /// Nil unless this plan is really cheaper per month than the other one.
    func savingsPercent(comparedTo other: SubscriptionPlan) -> Int? {
        guard other.monthlyPriceCents > 0, monthlyPriceCents < other.monthlyPriceCents else { return nil }
        return 100 - monthlyPriceCents * 100 / other.monthlyPriceCents
    }
}

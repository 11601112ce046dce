import Foundation

struct SubscriptionDTO: Codable, Equatable {
    let id: String
    let planName: String
    let priceCents: Int
    let currency: String
    let autoRenew: Bool
    let addOns: [String]
    let seats: Int

    enum CodingKeys: String, CodingKey {
        case id
        case planName = "plan_name"
        case priceCents = "price_cents"
        case currency
        case autoRenew = "auto_renew"
        case addOns = "add_ons"
        case seats
    }
}

extension SubscriptionDTO {
    init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try box.decode(String.self, forKey: .id),
            planName: try box.decode(String.self, forKey: .planName),
            priceCents: try box.decode(Int.self, forKey: .priceCents),
            currency: try box.decodeIfPresent(String.self, forKey: .currency) ?? "EUR",
            autoRenew: try box.decodeIfPresent(Bool.self, forKey: .autoRenew) ?? true,
            addOns: try box.decodeIfPresent([String].self, forKey: .addOns) ?? [],
            seats: try box.decodeIfPresent(Int.self, forKey: .seats) ?? 1
        )
    }

    static func parse(_ data: Data) -> SubscriptionDTO? {
        try? JSONDecoder().decode(SubscriptionDTO.self, from: data)
    }

    var monthlyTotalCents: Int { priceCents * seats + addOns.count * 199 }

    var renewalNote: String {
        autoRenew ? "Renews automatically" : "Ends after this period"
    }
}

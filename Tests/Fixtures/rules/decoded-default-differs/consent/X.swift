struct Consent: Codable {
    let analytics: Bool
    let crashes: Bool
    let retryLimit: Int
    let region: String

    enum CodingKeys: String, CodingKey {
        case analytics, crashes, region
        case retryLimit = "retry_limit"
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        analytics = try values.decodeIfPresent(Bool.self, forKey: .analytics) ?? false
        crashes = try values.decodeIfPresent(Bool.self, forKey: .crashes) ?? true
        retryLimit = try values.decodeIfPresent(Int.self, forKey: .retryLimit) ?? 3
        region = try values.decode(String.self, forKey: .region)
    }
}

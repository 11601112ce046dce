import Foundation

struct Payee: Codable, Equatable, Identifiable {
    enum Status: String, Codable {
        case active
        case blocked
        case pendingReview = "pending_review"
        case unknown
    }

    let id: String
    let displayName: String
    let iban: String
    var nickname: String?
    var tags: [String] = []
    var status: Status = .unknown

    private enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case iban
        case nickname
        case tags
        case status
    }

    var title: String {
        guard let nickname, !nickname.isEmpty else { return displayName }
        return nickname
    }

    var canReceivePayments: Bool { status == .active }
}

extension Payee {
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        displayName = try container.decode(String.self, forKey: .displayName)
        iban = try container.decode(String.self, forKey: .iban)
        nickname = try container.decodeIfPresent(String.self, forKey: .nickname)
        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
        let rawStatus = try container.decodeIfPresent(String.self, forKey: .status)
        status = rawStatus.flatMap(Status.init(rawValue:)) ?? .unknown
    }

    static func list(from data: Data) throws -> [Payee] {
        try JSONDecoder().decode([Payee].self, from: data)
    }

    func jsonData() throws -> Data {
        try JSONEncoder().encode(self)
    }
}

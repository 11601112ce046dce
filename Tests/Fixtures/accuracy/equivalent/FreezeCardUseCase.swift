import Foundation

struct Card: Equatable {
    let id: String
    let number: String
    var isFrozen: Bool
    let pendingPayments: Int
}

enum FreezeReason: String {
    case lost
    case stolen
    case justInCase = "just_in_case"
}

enum FreezeOutcome: Equatable {
    case frozen(lastFour: String)
    case alreadyFrozen
    case cardNotFound
    case needsConfirmation(pendingPayments: Int)
    case failed(message: String)
}

enum CardGatewayError: Error, Equatable {
    case offline
    case declined(code: Int)
}

protocol CardStore {
    func card(id: String) async -> Card?
    func save(_ card: Card) async
}

protocol CardGateway {
    func freeze(cardId: String, reason: String) async throws
}

protocol EventLog {
    func log(_ name: String, _ parameters: [String: String])
}

final class FreezeCardUseCase {
    private let store: CardStore
    private let gateway: CardGateway
    private let events: EventLog

    init(store: CardStore, gateway: CardGateway, events: EventLog) {
        self.store = store
        self.gateway = gateway
        self.events = events
    }

    func callAsFunction(
        cardId: String,
        reason: FreezeReason,
        confirmed: Bool = false
    ) async throws -> FreezeOutcome {
        guard var card = await store.card(id: cardId) else { return .cardNotFound }
        guard !card.isFrozen else { return .alreadyFrozen }

        // A stolen card is frozen at once, whatever is still pending on it.
        if reason != .stolen, card.pendingPayments > 0, !confirmed {
            return .needsConfirmation(pendingPayments: card.pendingPayments)
        }

        do {
            try await gateway.freeze(cardId: card.id, reason: reason.rawValue)
        } catch let error as CardGatewayError {
            events.log("card_freeze_failed", ["reason": reason.rawValue])
            return .failed(message: Self.message(for: error))
        }

        card.isFrozen = true
        await store.save(card)
        events.log("card_frozen", [
            "reason": reason.rawValue,
            "pending": String(card.pendingPayments),
        ])
        return .frozen(lastFour: String(card.number.suffix(4)))
    }

    private static func message(for error: CardGatewayError) -> String {
        switch error {
        case .offline:
            return "You're offline. Call us to freeze your card."
        case .declined(403):
            return "Only the card holder can freeze this card."
        case .declined(let code):
            return "We couldn't freeze your card (\(code))."
        }
    }
}

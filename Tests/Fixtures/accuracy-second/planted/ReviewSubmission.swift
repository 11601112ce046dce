import Foundation

struct ReviewDraft: Codable, Equatable {
    let productID: String
    let rating: Int
    let text: String
}

enum ReviewError: Error, Equatable {
    case invalidRating
    case textTooLong
}

final class ReviewSubmission {
    private let api: ReviewAPI
    private let drafts: DraftStore
    private let log: Log

    init(api: ReviewAPI, drafts: DraftStore, log: Log) {
        self.api = api
        self.drafts = drafts
        self.log = log
    }

    func submit(_ draft: ReviewDraft) async throws {
        try validate(draft)
        drafts.save(draft, for: draft.productID)
        do {
            try await api.postReview(productID: draft.productID, rating: draft.rating, text: draft.text)
        } catch {
            log.error("review submission failed for \(draft.productID)")
            throw error
        }
        drafts.remove(for: draft.productID)
        log.info("review submitted for \(draft.productID)")
    }

    func resumeDraft(productID: String) -> ReviewDraft? {
        drafts.load(for: productID)
    }

    private func validate(_ draft: ReviewDraft) throws {
        guard (1...5).contains(draft.rating) else { throw ReviewError.invalidRating }
        guard draft.text.utf16.count <= 4_000 else { throw ReviewError.textTooLong }
    }
}

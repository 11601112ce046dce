import Foundation

struct ReportRow: Equatable {
    let account: String
    let amountCents: Int64
}

struct ReportPage {
    let rows: [ReportRow]
    let nextToken: String?
}

protocol ReportAPI {
    func fetchPage(reportId: String, token: String?) async throws -> ReportPage
}

enum ReportError: Error, Equatable {
    case repeatedToken(String)
}

/// All rows of a report. Pages are requested only as the rows are consumed.
struct ReportRows: AsyncSequence {
    typealias Element = ReportRow

    let api: ReportAPI
    let reportId: String

    func makeAsyncIterator() -> Iterator {
        Iterator(api: api, reportId: reportId)
    }

    struct Iterator: AsyncIteratorProtocol {
        private let api: ReportAPI
        private let reportId: String
        private var buffer: ArraySlice<ReportRow> = []
        private var token: String?
        private var seenTokens: Set<String> = []
        private var isFinished = false

        fileprivate init(api: ReportAPI, reportId: String) {
            self.api = api
            self.reportId = reportId
        }

        mutating func next() async throws -> ReportRow? {
            while buffer.isEmpty, !isFinished {
                isFinished = true
                let page = try await api.fetchPage(reportId: reportId, token: token)
                if let nextToken = page.nextToken {
                    guard seenTokens.insert(nextToken).inserted else {
                        throw ReportError.repeatedToken(nextToken)
                    }
                    token = nextToken
                    isFinished = false
                }
                buffer = page.rows[...]
            }
            return buffer.popFirst()
        }
    }
}

extension ReportRows {
    func totalsByAccount() async throws -> [String: Int64] {
        try await reduce(into: [:]) { totals, row in
            totals[row.account, default: 0] += row.amountCents
        }
    }
}

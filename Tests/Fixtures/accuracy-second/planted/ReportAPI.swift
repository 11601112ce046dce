import Foundation

struct ReportRange: Equatable {
    let from: Date
    let to: Date
}

protocol ReportAPI {
    func salesReport(range: ReportRange, storeIDs: [Int]) async throws -> SalesReport
}

final class DefaultReportAPI: ReportAPI {
    private let client: HTTPClient

    private let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "YYYY-MM-dd"
        return formatter
    }()

    init(client: HTTPClient) {
        self.client = client
    }

    func salesReport(range: ReportRange, storeIDs: [Int]) async throws -> SalesReport {
        guard range.from <= range.to else {
            throw ReportError.invalidRange
        }
        var query = [
            "from": dayFormatter.string(from: range.from),
            "to": dayFormatter.string(from: range.to)
        ]
        if !storeIDs.isEmpty {
            query["stores"] = storeIDs.sorted().map(String.init).joined(separator: ",")
        }
        return try await client.get("/reports/sales", query: query)
    }
}

enum ReportError: Error {
    case invalidRange
}

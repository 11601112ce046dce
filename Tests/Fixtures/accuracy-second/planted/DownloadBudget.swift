import Foundation

struct DownloadItem {
    let id: String
    let minutes: Int
    let kilobitsPerSecond: Int
    let priority: Int
}

final class DownloadBudget {
    enum Network {
        case wifi
        case cellular
    }

    private let maxBytes: Int64
    private let cellularShare: Int64 = 4

    init(maxMegabytes: Int) {
        self.maxBytes = Int64(maxMegabytes) * 1_000_000
    }

    func size(of item: DownloadItem) -> Int64 {
        Int64(item.minutes * 60 * item.kilobitsPerSecond * 1000 / 8)
    }

    func limit(on network: Network) -> Int64 {
        switch network {
        case .wifi: return maxBytes
        case .cellular: return maxBytes / cellularShare
        }
    }

    func plan(_ items: [DownloadItem], network: Network, alreadyUsed: Int64 = 0) -> [DownloadItem] {
        let limit = self.limit(on: network)
        var used = alreadyUsed
        var result: [DownloadItem] = []
        let ordered = items.sorted { ($1.priority, $0.id) < ($0.priority, $1.id) }
        for item in ordered {
            let bytes = size(of: item)
            guard used + bytes <= limit else { continue }
            used += bytes
            result.append(item)
        }
        return result
    }

    func remaining(after items: [DownloadItem], network: Network) -> Int64 {
        let used = items.reduce(Int64(0)) { $0 + size(of: $1) }
        return max(0, limit(on: network) - used)
    }

    func skipped(_ items: [DownloadItem], network: Network) -> [String] {
        let planned = Set(plan(items, network: network).map { $0.id })
        return items.map { $0.id }.filter { !planned.contains($0) }
    }
}

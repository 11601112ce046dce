import Foundation

enum StoragePlan: String {
    case free
    case personal
    case family

    var megabytes: Int {
        switch self {
        case .free: return 1_024
        case .personal: return 102_400
        case .family: return 1_048_576
        }
    }
}

struct StorageQuota {
    static let bytesPerMegabyte = 1_048_576

    let plan: StoragePlan
    let usedBytes: Int64
    var bonusMegabytes = 0

    var limitBytes: Int64 {
        Int64((plan.megabytes + bonusMegabytes) * Self.bytesPerMegabyte)
    }

    var freeBytes: Int64 {
        max(limitBytes - usedBytes, 0)
    }

    var isExceeded: Bool {
        usedBytes > limitBytes
    }

    func canStore(_ bytes: Int64) -> Bool {
        bytes >= 0 && bytes <= freeBytes
    }

    /// Whole megabytes, begun ones count.
    var usedMegabytes: Int64 {
        let unit = Int64(Self.bytesPerMegabyte)
        return usedBytes / unit + (usedBytes % unit > 0 ? 1 : 0)
    }

    var summary: String {
        let allowance = plan.megabytes + bonusMegabytes
        return "\(usedMegabytes) of \(allowance) MB used"
    }

    var suggestedUpgrade: StoragePlan? {
        switch plan {
        case .free: return isExceeded ? .personal : nil
        case .personal: return isExceeded ? .family : nil
        case .family: return nil
        }
    }
}

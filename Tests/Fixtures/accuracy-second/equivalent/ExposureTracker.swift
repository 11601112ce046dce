import Foundation

public protocol ExposureTrackerDelegate: AnyObject {
    func exposureTracker(_ tracker: ExposureTracker, didRecord exposure: Exposure)
}

public struct Exposure: Hashable {
    public let flagKey: String
    public let variation: String
    public let userId: String
}

public final class ExposureTracker {
    public weak var delegate: ExposureTrackerDelegate?

    private let analytics: AnalyticsClient
    private let maxRemembered: Int
    private var order: [Exposure] = []
    private var seen: Set<Exposure> = []

    public init(analytics: AnalyticsClient, maxRemembered: Int = 500) {
        self.analytics = analytics
        self.maxRemembered = maxRemembered
    }

    public func record(_ evaluation: Evaluation, flagKey: String, userId: String) {
        switch evaluation.reason {
        case .flagNotFound, .off:
            return
        case .targetMatch, .ruleMatch, .fallback:
            break
        }

        let exposure = Exposure(flagKey: flagKey, variation: evaluation.variation, userId: userId)
        guard seen.insert(exposure).inserted else { return }

        order.append(exposure)
        if order.count > maxRemembered {
            seen.remove(order.removeFirst())
        }

        var properties = [
            "flag_key": flagKey,
            "variation": evaluation.variation,
            "reason": evaluation.reason.rawValue,
        ]
        if let ruleId = evaluation.ruleId {
            properties["rule_id"] = ruleId
        }
        analytics.track("$flag_exposure", properties: properties)
        delegate?.exposureTracker(self, didRecord: exposure)
    }

    public func forget(flagKey: String) {
        order.removeAll { $0.flagKey == flagKey }
        seen = Set(order)
    }

    public func reset() {
        order.removeAll()
        seen.removeAll()
    }
}

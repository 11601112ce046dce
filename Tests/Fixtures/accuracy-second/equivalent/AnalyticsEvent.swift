import Foundation

public protocol AnalyticsEventConvertible {
    var name: String { get }
    var parameters: [String: String] { get }
}

public enum CheckoutEvent: AnalyticsEventConvertible {
    case started(cartValue: Int, itemCount: Int)
    case stepCompleted(index: Int, name: String)
    case couponApplied(code: String, isValid: Bool)
    case failed(reason: String?, isRetry: Bool)
    case purchased(orderID: String, cartValue: Int, currency: String)

    public var name: String {
        switch self {
        case .started: return "checkout_started"
        case .stepCompleted: return "checkout_step"
        case .couponApplied: return "coupon_applied"
        case .failed: return "checkout_failed"
        case .purchased: return "purchase"
        }
    }

    public var parameters: [String: String] {
        switch self {
        case let .started(cartValue, itemCount):
            return ["value": String(cartValue), "items": String(itemCount)]
        case let .stepCompleted(index, name):
            return ["step": String(index + 1), "step_name": name]
        case let .couponApplied(code, isValid):
            return ["coupon": code.uppercased(), "valid": isValid ? "1" : "0"]
        case let .failed(reason, isRetry):
            var parameters = ["retry": isRetry ? "1" : "0"]
            parameters["reason"] = reason
            return parameters
        case let .purchased(orderID, cartValue, currency):
            return ["order_id": orderID, "value": String(cartValue), "currency": currency]
        }
    }
}

public struct AnalyticsEnvelope: Equatable {
    static let maxValueLength = 100

    public let name: String
    public let parameters: [String: String]
    public let timestampMilliseconds: Int64

    public init(event: AnalyticsEventConvertible, common: [String: String] = [:], timestampMilliseconds: Int64) {
        name = event.name
        parameters = common
            .merging(event.parameters) { _, specific in specific }
            .filter { !$0.value.isEmpty }
            .mapValues { String($0.unicodeScalars.prefix(AnalyticsEnvelope.maxValueLength)) }
        self.timestampMilliseconds = timestampMilliseconds
    }
}

//
//  OrderStatus.swift
//  Bringo
//

import Foundation

public enum OrderStatus: Hashable {
    case placed
    case paid
    case packed
    case shipped
    case delivered
    case cancelled
    case unknown(String)

    public init(rawValue: String) {
        switch rawValue.lowercased() {
        case "placed": self = .placed
        case "paid": self = .paid
        case "packed": self = .packed
        case "shipped": self = .shipped
        case "delivered": self = .delivered
        case "cancelled", "canceled": self = .cancelled
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .placed: return "placed"
        case .paid: return "paid"
        case .packed: return "packed"
        case .shipped: return "shipped"
        case .delivered: return "delivered"
        case .cancelled: return "cancelled"
        case .unknown(let raw): return raw
        }
    }

    /// Nothing will happen to this order any more.
    public var isFinal: Bool {
        self == .delivered || self == .cancelled
    }

    public func canTransition(to next: OrderStatus) -> Bool {
        switch (self, next) {
        case (.placed, .paid), (.placed, .cancelled),
             (.paid, .packed), (.paid, .cancelled),
             (.packed, .shipped),
             (.shipped, .delivered):
            return true
        default:
            return false
        }
    }
}

// MARK: - Codable

extension OrderStatus: Codable {
    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(rawValue: try container.decode(String.self))
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

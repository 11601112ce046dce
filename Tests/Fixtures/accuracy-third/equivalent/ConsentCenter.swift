//
//  ConsentCenter.swift
//  PrivacyKit
//

import Foundation

public struct Purpose: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let essential = Purpose(rawValue: 1 << 0)
    public static let analytics = Purpose(rawValue: 1 << 1)
    public static let ads = Purpose(rawValue: 1 << 2)
    public static let personalization = Purpose(rawValue: 1 << 3)

    public static let all: Purpose = [.essential, .analytics, .ads, .personalization]
}

public protocol ConsentStorage {
    func loadMask() -> Int?
    func saveMask(_ mask: Int)
}

public protocol ConsentCenterDelegate: AnyObject {
    func consentCenter(_ center: ConsentCenter, didChangeFrom old: Purpose, to new: Purpose)
}

public final class ConsentCenter {

    public weak var delegate: ConsentCenterDelegate?

    public private(set) var granted: Purpose {
        didSet {
            guard granted != oldValue else { return }
            storage.saveMask(granted.rawValue)
            delegate?.consentCenter(self, didChangeFrom: oldValue, to: granted)
        }
    }

    private let storage: ConsentStorage

    public init(storage: ConsentStorage) {
        self.storage = storage
        let stored = Purpose(rawValue: storage.loadMask() ?? 0)
        granted = stored.intersection(.all).union(.essential)
    }

    public func grant(_ purposes: Purpose) {
        granted.formUnion(purposes.intersection(.all))
    }

    public func revoke(_ purposes: Purpose) {
        granted = granted.subtracting(purposes).union(.essential)
    }

    public func revokeAll() {
        granted = .essential
    }

    public func allows(_ purposes: Purpose) -> Bool {
        granted.isSuperset(of: purposes)
    }
}

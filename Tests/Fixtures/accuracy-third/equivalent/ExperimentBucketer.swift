import Foundation

public struct Variant: Equatable {
    public let name: String
    /// Share of the audience in percent.
    public let weight: Int
}

public struct Experiment {
    public let key: String
    public let variants: [Variant]
    /// User id to variant name, e.g. for the QA team.
    public var forced: [String: String] = [:]
}

public struct ExperimentBucketer {
    private let salt: String

    public init(salt: String) {
        self.salt = salt
    }

    /// `nil` means that the user does not take part.
    public func assign(userId: String, to experiment: Experiment) -> Variant? {
        if let name = experiment.forced[userId],
           let variant = experiment.variants.first(where: { $0.name == name }) {
            return variant
        }
        let bucket = self.bucket(userId: userId, experimentKey: experiment.key)
        var upper = 0
        for variant in experiment.variants {
            upper += variant.weight
            if bucket < upper { return variant }
        }
        return nil
    }

    /// Stable number from 0 to 99.
    public func bucket(userId: String, experimentKey: String) -> Int {
        Int(Self.fnv1a("\(salt)/\(experimentKey)/\(userId)") % 100)
    }

    static func fnv1a(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { hash, byte in
            (hash ^ UInt32(byte)) &* 16_777_619
        }
    }
}

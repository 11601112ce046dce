import Foundation

struct Experiment {
    let name: String
    let variants: [Variant]

    struct Variant {
        let key: String
        let percent: Int
    }
}

/// Assigns users to experiment variants deterministically.
struct ExperimentBucketer {
    let userId: String

    func variant(in experiment: Experiment) -> String? {
        let bucket = Self.bucket(for: userId + ":" + experiment.name)
        var upper = 0
        for variant in experiment.variants {
            upper += variant.percent
            if bucket < upper {
                return variant.key
            }
        }
        return nil
    }

    func isEnrolled(in experiment: Experiment) -> Bool {
        variant(in: experiment) != nil
    }

    static func bucket(for seed: String) -> Int {
        var hash = 17
        for unit in seed.utf16 {
            hash = hash &* 31 &+ Int(unit)
        }
        let rest = hash % 100
        return rest < 0 ? rest + 100 : rest
    }
}

import Foundation

enum UpdateRequirement: Equatable {
    case none
    case recommended(String)
    case required(String)
}

struct UpdateManifest: Decodable {
    let latest: String
    let minimum: String
    let skippable: [String]?

    enum CodingKeys: String, CodingKey {
        case latest = "latest_version"
        case minimum = "min_version"
        case skippable = "skippable_versions"
    }
}

struct UpdateChecker {

    let currentVersion: String

    func requirement(for manifest: UpdateManifest) -> UpdateRequirement {
        if isOlder(currentVersion, than: manifest.minimum) {
            return .required(manifest.latest)
        }
        let skippable = manifest.skippable ?? []
        if isOlder(currentVersion, than: manifest.latest), !skippable.contains(manifest.latest) {
            return .recommended(manifest.latest)
        }
        return .none
    }

    func isOlder(_ lhs: String, than rhs: String) -> Bool {
        let left = components(of: lhs)
        let right = components(of: rhs)
        for index in 0..<max(left.count, right.count) {
            let l = index < left.count ? left[index] : 0
            let r = index < right.count ? right[index] : 0
            if l != r { return l < r }
        }
        return false
    }

    private func components(of version: String) -> [Int] {
        version.components(separatedBy: ".").map { Int($0) ?? 0 }
    }
}

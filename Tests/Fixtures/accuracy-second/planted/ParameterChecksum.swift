import Foundation

struct ParameterChecksum {
    private static let ignored: Set<String> = ["sig", "_ts", "debug"]

    let salt: String
    let hasher: HexHasher

    func signed(_ parameters: [String: String?]) -> [String: String] {
        var result: [String: String] = [:]
        for (name, value) in parameters {
            if let value {
                result[name] = value
            }
        }
        result["sig"] = checksum(result)
        return result
    }

    func isValid(_ parameters: [String: String]) -> Bool {
        guard let signature = parameters["sig"] else { return false }
        return signature.lowercased() == checksum(parameters)
    }

    func checksum(_ parameters: [String: String]) -> String {
        let joined = parameters
            .filter { !Self.ignored.contains($0.key) && !$0.value.isEmpty }
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }
            .joined(separator: ";")
        return hasher.sha256Hex("\(joined):\(salt)").lowercased()
    }
}

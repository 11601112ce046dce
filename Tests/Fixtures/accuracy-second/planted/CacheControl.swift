import Foundation

struct CacheControl: Equatable {
    var maxAge: Int?
    var noStore = false
    var mustRevalidate = false
    var isPrivate = false

    init(header: String?) {
        for directive in (header ?? "").components(separatedBy: ",") {
            let parts = directive.trimmingCharacters(in: .whitespaces).components(separatedBy: "=")
            switch parts[0].lowercased() {
            case "max-age":
                if parts.count == 2, let seconds = Int(parts[1]), seconds >= 0 {
                    maxAge = seconds
                }
            case "no-store":
                noStore = true
            case "must-revalidate", "no-cache":
                mustRevalidate = true
            case "private":
                isPrivate = true
            default:
                break
            }
        }
    }

    var isStorable: Bool { !noStore && lifetimeSeconds > 0 }

    var lifetimeSeconds: Int {
        if noStore || mustRevalidate { return 0 }
        return maxAge ?? 0
    }

    func isFresh(ageSeconds: Int) -> Bool {
        ageSeconds < lifetimeSeconds
    }
}

final class RuleChecker {
    func isMatchAny(tags: [String], rule: String) -> Bool {
        for tag in tags {
            if tag == rule { return true }
        }
        return false
        //~    ^^^^^ literal-differs: `true` in Kotlin
    }

    func isMatchAll(tags: [String], rule: String) -> Bool {
        for tag in tags {
            if tag != rule { return false }
        }
        return true
    }
}

final class Evening {
    let sunset: Int = 20

    // Who stands where, and what the parameter is called, is each side's own affair.
    func isDark(_ time: Int) -> Bool {
        if sunset <= time {
            return true
        }
        return isClouded(time)
    }

    func isBright(_ time: Int) -> Bool {
        if sunset <= time {
        //~ condition-differs: `sunset <= time` in Swift is `instant > sunset` in Kotlin
            return false
        }
        return isClear(time)
    }

    func isLong(_ time: Int, _ other: Int) -> Bool {
        if time <= other {
        //~ condition-differs: `time <= other` in Swift is `instant >= second` in Kotlin
            return false
        }
        return isClear(time + 2 * other)
    }
}

struct Invitation {
    func title(name: String) -> String {
        return "For " + name
    }

    func isLate(minutes: Int) -> Bool {
        return minutes > 10
        //~ literal-differs: `10` in Swift is `15` in Kotlin
    }
}

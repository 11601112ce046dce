/// Tries again, later.
struct Patience {
    static let firstPause = 1.5
    //~ info name-differs
    //~ info narrower-visibility
    static let pauses = 3
    static let word = "once more"
    //~ info missing-member
    static let standard = Patience(pauses: 3)
    //~ missing-member

    func pause(after failures: Int) -> Double {
        Double(failures) * Patience.firstPause
    }

    func gives(up failures: Int) -> Bool {
        failures > Patience.pauses + 1
        //~ literal-differs
    }
}

struct Quiet {
    static let maxGuests = 4
    let startHour: Int
    let endHour: Int

    func isQuiet(hour: Int) -> Bool {
        hour >= startHour || hour < endHour
    }

    func check(guests: Int) throws {
        guard guests > 0, guests <= Quiet.maxGuests else {
            throw QuietError.tooMany
        }
    }
}

final class Gate {
    func admits(_ guests: [Guest]) -> Bool {
        count(guests)
        for guest in guests {
            if isBanned(guest) { return false }
        }
        open()
        return true
    }
}

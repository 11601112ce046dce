struct Roster {
    func isFree(start: Int, end: Int, gap: Int = 0) -> Bool {
        return start + gap < end
    }

    func label(name: String) -> String {
        return "Roster " + name
    }
}

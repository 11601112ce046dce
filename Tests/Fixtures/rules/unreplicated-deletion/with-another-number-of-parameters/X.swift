struct Roster {
    func isFree(start: Int, end: Int, gap: Int = 0) -> Bool {
    //~ unreplicated-deletion: Kotlin deleted `isFree(start:end:)`; Swift still has it
        return start + gap < end
    }

    func label(name: String) -> String {
        return "Roster " + name
    }
}

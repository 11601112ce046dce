final class Reader {
    private var current: Command?
    //~ info missing-member
    var last: Int = 0

    func read(_ command: Command, count: Int) {
        current = command
        //~ info statement-missing
        last = count
        //~ statement-missing
        start(command)
        start(command, count)
    }
}

enum Event {
    case opened
    case moved(Move)
    //~  ^^^^^ missing-case: `moved`
    case stopped(Stop)
    //~  ^^^^^^^ missing-case: `stopped`

    struct Move {
    //~    ^^^^ info missing-type
        let dx: Int
        let dy: Int
    }

    struct Stop {
    //~    ^^^^ missing-type
        let reason: String
        let place: String
    }

    func stop(_ stop: Stop) -> String {
    //~ parameter-type-differs
        return stop.reason
        //~    ^^^^^^^^^^^ info statement-differs
    }
}

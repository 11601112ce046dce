final class Gate {
    func open(_ key: Int) throws -> Int {
        if key == 0 { throw GateError.locked }
        //~ info statement-differs
        return key
    }
}

// One side throws what it has for all: that is told of the first.
enum GateError: Error {
    //~ missing-type
    case locked
    case missing
}

enum KeyError: Error {
    //~ info missing-type
    case bent
    case lost
}

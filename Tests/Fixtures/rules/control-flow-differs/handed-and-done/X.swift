enum State {
    case ready
    case busy
}

func load(_ state: State, completion: (String) -> Void) {
    switch state {
    //~ control-flow-differs
    case .ready:
        completion("ready")
    case .busy:
        completion("busy")
    }
}

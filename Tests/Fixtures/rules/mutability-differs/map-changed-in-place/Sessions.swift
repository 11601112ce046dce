final class Sessions {
    var byName: [String: Session] = [:]
}

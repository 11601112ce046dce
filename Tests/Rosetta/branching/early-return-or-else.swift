func save(_ isReady: Bool, _ kind: Kind) {
    switch kind {
    case .draft:
        keep()
    case .final:
        if isReady {
            write()
            return
        }
        prepare()
        retry()
    }
}

func stop(_ isReady: Bool) {
    guard isReady else {
        wait()
        return
    }
    end()
}

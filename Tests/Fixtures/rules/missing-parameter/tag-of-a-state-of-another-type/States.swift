final class Reader {
    struct State {
        let tag: String
        let place: Int
    }
}

final class Writer {
    struct State {
        let place: Int

        func write(_ tag: String) {
            //~ missing-parameter
            flush(place)
        }
    }
}

class Reader {
    data class State(val tag: String, val place: Int)
}

class Writer {
    data class State(val place: Int) {
        fun write() {
            flush(place)
        }
    }
}

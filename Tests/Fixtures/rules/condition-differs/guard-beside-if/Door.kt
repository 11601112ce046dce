fun open(code: Int) {
    if (code > limit) {
        throw DoorError.Refused(code)
    }
    latch.lift()
}

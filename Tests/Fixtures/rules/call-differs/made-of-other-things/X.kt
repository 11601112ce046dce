class Speaker(device: Device) {
    init {
        place(device)
    }
}

class Studio(val log: Journal) {
    fun left(device: Device, volume: Int): Speaker {
        log.add("left")
        return Speaker(device)
    }

    fun right(device: Device): String {
        return log.text(8)
    }
}

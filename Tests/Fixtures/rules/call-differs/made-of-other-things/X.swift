final class Speaker {
    init(volume: Int) {
    //~  ^^^^^^^^^^^ info parameter-type-differs
        place(volume)
    }
}

final class Studio {
    let log: Journal

    init(log: Journal) {
        self.log = log
    }

    func left(of device: Device, volume: Int) -> Speaker {
        log.add("left")
        return Speaker(volume: volume)
        //~                    ^^^^^^ info call-differs
    }

    func right(of device: Device) -> String {
        return log.text(volume: 9)
        //~                     ^ literal-differs
    }
}

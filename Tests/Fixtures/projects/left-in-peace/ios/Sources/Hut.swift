final class Hut {
    let knocks = PassthroughSubject<String, Never>()

    func warm() {
        logger.error("Not ready.")
        open()
    }

    func keep(word: String) {
        if !mayKeep(word) {
            deskLog("A second word was left out")
            return
        }
        words.append(word)
        open()
    }

    func sweep() {
        for broom in registry.all() { broom.reset() }
    }

    func outcome(key: String) -> Outcome? {
    //~ return-type-differs
        if key.isEmpty { return nil }
        return Outcome(key: key)
    }

    func greet(guest: Guest?) {
    //~ nullability-differs
        if let guest, isOpen { welcome(guest) }
        close()
    }

    func goods() -> [Item] {
        return all.filter { $0.store == .appStore }
    }

    func seat(count: Int) {
        precondition(count > 0, "No seats")
        open()
    }

    func clock() -> DateFormatter {
        let clock = DateFormatter()
        clock.locale = Locale(identifier: "en_US_POSIX")
        clock.timeZone = TimeZone(secondsFromGMT: 0)
        clock.dateFormat = "HH:mm:ss"
        return clock
    }

    static func stub() -> Bell {
        return Bell(name: "one")
    }
}

struct Outcome {
    let key: String
}

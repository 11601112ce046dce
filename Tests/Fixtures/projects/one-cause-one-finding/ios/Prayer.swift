enum Prayer {
    case fajr, asr
}

struct Times {
    let first: Int

    func time(for prayer: Prayer) -> Int? {
        switch prayer {
        case .fajr: return first
        case .asr: return first + 1
        }
    }
}

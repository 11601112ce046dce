final class Player {
    var volume = 5 {
        didSet { volume = min(volume, 10) }
    }
}

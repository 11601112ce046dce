final class Runner {
    enum Step {
        case wait(seconds: Int)
        case done
    }

    func run() {
        switch load() {
        case .wait(let seconds): pause(seconds)
        case .done: finish()
        }
    }
}

final class Recorder {
    weak var delegate: RecorderDelegate?
    weak var listener: RecorderDelegate?

    func stop() {
        delegate?.stopped()
        listener?.stopped()
    }
}

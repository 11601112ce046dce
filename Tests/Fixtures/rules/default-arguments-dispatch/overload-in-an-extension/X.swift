protocol Reader {
    func stop(cancelled: Bool)
}
extension Reader {
    func stop() { stop(cancelled: true) }
}
final class NearReader: Reader {
    func stop(cancelled: Bool) { close(cancelled) }
    func close(_ cancelled: Bool) {}
}

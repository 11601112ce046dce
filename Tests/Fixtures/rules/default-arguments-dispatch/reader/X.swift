protocol Reader {
    func stop(cancelled: Bool)
}
final class NearReader: Reader {
    func stop(cancelled: Bool = false) { close(cancelled) }
    func close(_ cancelled: Bool) {}
}

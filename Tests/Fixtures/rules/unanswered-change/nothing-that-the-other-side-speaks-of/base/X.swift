final class Sender {
    func send(_ batch: [Int], to server: Server) -> Bool {
        var rest = batch
        while let next = rest.popLast() {
            if !server.accepts(next) { return false }
            server.log(next)
        }
        server.close()
        return true
    }
}

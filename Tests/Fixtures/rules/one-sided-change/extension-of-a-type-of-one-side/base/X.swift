struct Twin { var size = 1 }
final class Sender {
    var count = 0
}
extension Sender {
    func send() { count += 2 }
}

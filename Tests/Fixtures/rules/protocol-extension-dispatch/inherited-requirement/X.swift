protocol Runner {
    func run(name: String)
}
protocol Command: Runner {
    var title: String { get }
}
extension Command {
    func run(name: String) { print(title) }
}
final class Ping: Command {
    let title = "ping"
    func run(name: String) {}
}

protocol Renderer {
    func render()
}

extension Renderer {
    func render() { print("plain") }
}

class Base: Renderer {
    let title = "base"
}

final class Fancy: Base {
    func render() { print("fancy") }
}

class Own: Renderer {
    func render() { print("own") }
}

final class Deep: Own {
    override func render() { print("deep") }
}

enum Fault: Error {
    case network(code: Int)
}

func run() {
    do {
        try act()
    } catch Fault.network(let code) {
        show(code)
        log(code)
    } catch {
        show(0)
    }
}

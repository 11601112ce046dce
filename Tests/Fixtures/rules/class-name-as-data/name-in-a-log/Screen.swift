class Screen {
    func describe() -> String {
        let text = String(describing: type(of: self))
        return "this is " + text
    }
}

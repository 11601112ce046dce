struct Badge {
    let name: String
    let isShown: Bool

    func shown() -> String? {
        isShown ? name : nil
    }

    func label() -> String {
        let hidden = !isShown ? name : nil
        return hidden ?? "hidden"
    }
}

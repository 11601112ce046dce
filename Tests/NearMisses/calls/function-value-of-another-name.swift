final class Screen {
    func bind() { button.onTap = refresh }
    func refresh() {}
    func reload() {}
}

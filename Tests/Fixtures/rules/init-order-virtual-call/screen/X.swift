class BaseScreen {
    let style: Style
    init(style: Style) {
        self.style = style
        setUp()
    }
    func setUp() {}
}
class ListScreen: BaseScreen {
    private let adapter = Adapter()
    override func setUp() { adapter.attach() }
}

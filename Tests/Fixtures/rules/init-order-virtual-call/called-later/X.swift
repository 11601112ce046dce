class BaseScreen {
    let style: Style
    var onTap: () -> Void = {}
    init(style: Style) {
        self.style = style
        onTap = { self.setUp() }
    }
    func setUp() {}
}
class ListScreen: BaseScreen {
    private let adapter = Adapter()
    override func setUp() { adapter.attach() }
}

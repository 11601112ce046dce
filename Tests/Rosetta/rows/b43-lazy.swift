final class View2 {
  lazy var title: String = makeTitle()
  private lazy var cells: [Int] = { return [1, 2] }()
  func makeTitle() -> String { "t" }
}

final class Player {
  private let engine: any Engine
  init(engine: some Engine) { self.engine = engine }
  func play() { engine.start() }
}

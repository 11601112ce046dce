final class Player {
  private let engine: Engine
  init(engine: Engine) { self.engine = engine }
  func play() { engine.start() }
}

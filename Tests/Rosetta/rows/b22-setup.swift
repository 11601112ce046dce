final class Player {
  private let source: Source
  private var isReady = false
  init(source: Source) {
    self.source = source
    source.open()
    isReady = true
  }
}

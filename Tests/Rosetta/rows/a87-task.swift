final class Loader {
  private var task: Task<Void, Never>?
  func stop() { task?.cancel(); task = nil }
}

@MainActor
final class Loader: NSObject {
  @objc func start() {
  }

  @available(iOS 15, *)
  func stop() {
  }
}

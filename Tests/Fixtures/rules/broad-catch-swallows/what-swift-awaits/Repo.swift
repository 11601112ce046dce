final class Repo {
  func sync() async {
    do {
      try await api.push()
      state = .done
    } catch {
      state = .failed
    }
  }
  func size() -> Int {
    do {
      return try count()
    } catch {
      return 0
    }
  }
}

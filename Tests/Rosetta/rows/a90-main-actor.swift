@MainActor
final class ViewModel { func reload() { load() } ; private func load() {} }

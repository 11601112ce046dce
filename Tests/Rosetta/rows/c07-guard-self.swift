final class P { func load() { api.get { [weak self] row in
  guard let self else { return }
  self.show(row)
  self.done() } } }

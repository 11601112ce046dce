final class P { func load() { api.get { [weak self] row in
  self?.show(row)
  self?.done() } } }

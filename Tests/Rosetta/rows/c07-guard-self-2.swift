final class P { func load() { api.get { [weak self] row in
  guard let strongSelf = self else { return }
  strongSelf.show(row)
  strongSelf.done() } } }

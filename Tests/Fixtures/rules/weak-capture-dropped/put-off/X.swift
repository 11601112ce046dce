final class MapScreen {
    func highlight() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            self.binding.title.text = "here"
        }
    }
}

final class DetailViewModel {
    func load() {
        api.fetch { [weak self] result in
            self?.result = result
            self?.navigator.showDetail()
        }
    }
}

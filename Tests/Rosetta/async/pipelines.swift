final class Search {
    @Published var query = ""

    func observe() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] query in
                self?.search(query)
            }
            .store(in: &bag)
    }

    func search(_ text: String) {
        index.ask(text)
    }
}

import Foundation

protocol ImageFetching: AnyObject {
    func fetch(_ url: String, completion: @escaping (Result<Data, Error>) -> Void)
}

final class ThumbnailProvider {
    typealias Completion = (Data?) -> Void

    private let fetcher: ImageFetching
    private let placeholder: Data?
    private var cache: [String: Data] = [:]
    private var waiting: [String: [Completion]] = [:]

    init(fetcher: ImageFetching, placeholder: Data? = nil) {
        self.fetcher = fetcher
        self.placeholder = placeholder
    }

    func thumbnail(for url: String, completion: @escaping Completion) {
        if let known = cache[url] {
            completion(known)
            return
        }
        if waiting[url] != nil {
            waiting[url]?.append(completion)
            return
        }
        waiting[url] = [completion]
        fetcher.fetch(url) { [weak self] result in
            self?.finish(url, result)
        }
    }

    func clear() {
        cache = [:]
    }

    private func finish(_ url: String, _ result: Result<Data, Error>) {
        let image: Data?
        switch result {
        case .success(let data):
            cache[url] = data
            image = data
        case .failure:
            image = placeholder
        }
        let completions = waiting.removeValue(forKey: url) ?? []
        completions.forEach { $0(image) }
    }
}

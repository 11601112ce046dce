import CourtsideKit
import Foundation

/// Loads and shows the news.
final class NewsPresenter: Presenter<INewsView> {
    private let service: INewsService
    private var articles: [Article] = []

    init(service: INewsService) {
        self.service = service
        super.init()
    }

    func reload() {
        view?.setIsLoading(true)
        service.articles()
            .then { [weak self] articles in
                guard let self = self else { return }
                self.articles = articles
                self.view?.show(articles)
            }
            .always { [weak self] in
                self?.view?.setIsLoading(false)
            }
    }

    func open(index: Int) {
        let article = articles[index]
        view?.open(url: article.url)
    }
}

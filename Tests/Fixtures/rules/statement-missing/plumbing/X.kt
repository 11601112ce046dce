package com.example.news

import com.example.courtsidekit.*

/** Loads and shows the news. */
class NewsPresenter(private val service: INewsService) : Presenter<INewsView>() {
    private var articles: List<Article> = emptyList()

    fun reload() {
        view?.setIsLoading(true)
        service.articles()
            .then { articles ->
                this.articles = articles
                view?.show(articles)
            }
            .always {
                view?.setIsLoading(false)
            }
    }

    fun open(index: Int) {
        val article = articles[index]
        view?.open(url = article.url)
    }
}

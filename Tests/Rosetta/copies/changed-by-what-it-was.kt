fun liked(article: Article): Article =
    article.copy(isLiked = !article.isLiked, likes = article.likes + 1, title = article.title + "!")

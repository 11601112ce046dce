func liked(_ article: Article) -> Article {
    var copy = article
    copy.isLiked.toggle()
    copy.likes += 1
    copy.title = copy.title + "!"
    return copy
}

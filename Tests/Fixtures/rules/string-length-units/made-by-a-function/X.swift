struct Feedback {
    let comment: String
    let rating: Int

    init(comment: String, rating: Int) throws {
        guard comment.count <= 280 else { throw FeedbackError.tooLong }
        self.comment = comment
        self.rating = rating
    }
}

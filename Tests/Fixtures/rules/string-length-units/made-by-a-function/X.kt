class Feedback private constructor(val comment: String, val rating: Int) {
    companion object {
        fun create(comment: String, rating: Int): Feedback {
            if (comment.length > 280) throw FeedbackError.TooLong()
            //~ ^^^^^^^^^^^^^^ string-length-units
            return Feedback(comment, rating)
        }
    }
}

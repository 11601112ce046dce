data class Review(val score: Int?)

data class Ratings(val reviews: List<Review>) {
    val average: Double?
        get() {
            val scores = reviews.map { it.score ?: 0 }
            if (scores.isEmpty()) return null
            return scores.sum().toDouble() / scores.size
        }
}

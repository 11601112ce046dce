package com.example.lunch.reviews

import com.example.courtsidekit.*

/** Reviews that guests write. */
interface IReviewService {
    fun reviews(restaurantId: String, page: Int): Promise<List<Review>>
    fun write(restaurantId: String, text: String, photo: Photo): Promise<Review>
    fun report(reviewId: String, reason: String?): Promise<Review>
}

import CourtsideKit

/// Reviews that guests write.
protocol IReviewService {
    func reviews(restaurantId: String, page: Int) -> Promise<[Review]>
    func write(restaurantId: String, text: String, photo: Photo?) -> Promise<Review>
    //~ nullability-differs: photo
    func report(reviewId: String, reason: String?) -> Promise<Review>
}

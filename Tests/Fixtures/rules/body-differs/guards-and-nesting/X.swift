import CourtsideKit

/// Decides what a member pays for a lesson.
struct LessonTariff {
    let basePrice: Int
    let memberDiscount: Int

    func price(for member: Member?, in lesson: Lesson) -> Int? {
        guard lesson.isOpen else {
            return nil
        }
        guard let member = member else {
            return basePrice
        }
        var amount = basePrice
        if member.isStudent {
            amount -= memberDiscount * 2
        } else {
            amount -= memberDiscount
        }
        return max(amount, 0)
    }
}

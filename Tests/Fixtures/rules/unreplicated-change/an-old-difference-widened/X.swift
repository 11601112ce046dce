struct Course {
    let attendees: Int
    let capacity: Int

    var isFull: Bool {
        return attendees >= capacity + 2
        //~ unreplicated-change: Swift changed `capacity` to `capacity + 2`; Kotlin still has `attendees > capacity`
    }
}

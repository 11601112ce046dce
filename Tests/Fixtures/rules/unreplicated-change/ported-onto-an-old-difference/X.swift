struct Course {
    let attendees: Int
    let capacity: Int

    var isFull: Bool {
        return attendees >= capacity + 2
    }
}

struct Booking {
    let seats: Int

    func isFull() -> Bool { seats > 8 }
    //~                     ^^^^^^^^^ condition-differs: `seats >= 8` in Kotlin
}

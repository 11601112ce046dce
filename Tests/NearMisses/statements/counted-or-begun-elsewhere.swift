func count(_ isNext: Bool) {
    if isNext {
        streak += 1
    } else {
        streak = 1
    }
}

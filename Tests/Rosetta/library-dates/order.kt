fun isLate(due: Date, now: Date): Boolean {
    return due.before(now)
}

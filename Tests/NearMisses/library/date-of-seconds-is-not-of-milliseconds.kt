fun date(stamp: Long): Date {
    return Date(stamp)
}

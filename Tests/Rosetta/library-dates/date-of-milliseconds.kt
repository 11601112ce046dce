fun date(milliseconds: Long): Date {
    return Date(milliseconds)
}

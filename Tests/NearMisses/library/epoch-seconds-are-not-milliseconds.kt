fun stamp(date: Date): Long {
    return date.time
}

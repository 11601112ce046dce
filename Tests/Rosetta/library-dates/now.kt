fun stamp(): Instant {
    return Instant.now()
}

class Stamp(val zone: ZoneId) {
    fun day(moment: Instant): Instant = moment.atZone(zone).toLocalDate().atStartOfDay(zone).toInstant()

    fun forServer(moment: Instant): String =
        DateTimeFormatter.ISO_INSTANT.withZone(ZoneOffset.UTC).format(moment)
}

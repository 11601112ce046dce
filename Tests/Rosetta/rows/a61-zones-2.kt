data class Region(val zone: ZoneId, val locale: Locale, val calendar: Calendar)

data class Region(val zone: TimeZone, val locale: Locale, val calendar: Calendar)

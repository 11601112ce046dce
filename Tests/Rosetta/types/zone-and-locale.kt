import java.time.Instant
import java.time.ZoneId
import java.util.Calendar
import java.util.Locale

fun show(date: Instant, zone: ZoneId, locale: Locale, calendar: Calendar) {
}

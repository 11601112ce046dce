data class Reading(val hour: Int, val degrees: Int)

data class Forecast(val label: String, val isHot: Boolean)

fun Reading.toForecast() = Forecast(label = "$hour:00", isHot = degrees > 30)
//~ info missing-member

class ForecastModel {
    fun rows(readings: List<Reading>): List<Row> = readings.map { it.asRow() }

    private fun Reading.asRow() = Row(text = "$degrees°")
}

data class Row(val text: String)

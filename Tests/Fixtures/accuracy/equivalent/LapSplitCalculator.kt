package app.fitness.laps

data class TrackSample(val seconds: Double, val meters: Double)

data class LapSplit(val number: Int, val meters: Double, val seconds: Double, val isPartial: Boolean) {
    val secondsPerKilometer: Double get() = seconds / meters * 1000
}

data class LapReport(val splits: List<LapSplit>, val fastest: Int?, val slowest: Int?)

class LapSplitCalculator(val lapMeters: Double = 1000.0) {

    init {
        require(lapMeters > 0) { "lap length must be positive" }
    }

    fun report(samples: List<TrackSample>): LapReport {
        val splits = splits(samples)
        val ranked = splits.filterNot(LapSplit::isPartial).takeIf { it.size >= 2 }
        return LapReport(
            splits = splits,
            fastest = ranked?.minByOrNull { it.seconds }?.number,
            slowest = ranked?.maxByOrNull { it.seconds }?.number,
        )
    }

    fun splits(samples: List<TrackSample>): List<LapSplit> = buildList {
        if (samples.isEmpty()) return@buildList

        var lapStart = samples.first()
        var previous = lapStart

        samples.asSequence().drop(1).forEach { sample ->
            val moved = sample.meters > previous.meters && sample.seconds > previous.seconds
            if (!moved) return@forEach // noise of a standing device

            while (sample.meters - lapStart.meters >= lapMeters) {
                val crossing = interpolate(previous, sample, at = lapStart.meters + lapMeters)
                add(LapSplit(size + 1, lapMeters, crossing.seconds - lapStart.seconds, isPartial = false))
                lapStart = crossing
            }
            previous = sample
        }

        val rest = previous.meters - lapStart.meters
        if (rest >= SHORTEST_PARTIAL) {
            add(LapSplit(size + 1, rest, previous.seconds - lapStart.seconds, isPartial = true))
        }
    }

    private fun interpolate(from: TrackSample, to: TrackSample, at: Double): TrackSample {
        val share = (at - from.meters) / (to.meters - from.meters)
        return TrackSample(seconds = from.seconds + share * (to.seconds - from.seconds), meters = at)
    }

    private companion object {
        const val SHORTEST_PARTIAL = 50.0
    }
}

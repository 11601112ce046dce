package app.health.heart

data class HeartSample(val second: Int, val bpm: Int)

enum class HeartZone(val label: String, val floorPercent: Int) {
    REST("Rest", 0),
    WARM_UP("Warm-up", 50),
    FAT_BURN("Fat burn", 60),
    CARDIO("Cardio", 70),
    PEAK("Peak", 85),
}

data class ZoneShare(val zone: HeartZone, val seconds: Int, val percent: Int)

class HeartRateZoneMapper(age: Int) {

    val maxBpm: Int = 220 - age.coerceIn(10, 100)

    fun zone(bpm: Int): HeartZone =
        HeartZone.entries.findLast { it.floorPercent * maxBpm <= bpm * 100 } ?: HeartZone.REST

    fun range(zone: HeartZone): String {
        val above = HeartZone.entries.getOrNull(zone.ordinal + 1)
            ?: return "≥ ${zone.firstBpm()} bpm"
        val upper = above.firstBpm() - 1
        return if (zone == HeartZone.REST) "≤ $upper bpm" else "${zone.firstBpm()}–$upper bpm"
    }

    /**
     * Time per zone, hardest zone first. A sample holds until its successor, yet at most
     * [LONGEST_GAP] seconds, so that a lost strap does not count.
     */
    fun shares(samples: List<HeartSample>): List<ZoneShare> {
        val perZone = samples.zipWithNext()
            .filter { (a, b) -> b.second > a.second && a.bpm > 0 }
            .groupingBy { (a, _) -> zone(a.bpm) }
            .fold(0) { sum, (a, b) -> sum + minOf(b.second - a.second, LONGEST_GAP) }

        val total = perZone.values.sum()
        return perZone.entries
            .sortedByDescending { it.key }
            .map { (zone, seconds) -> ZoneShare(zone, seconds, (seconds * 100 + total / 2) / total) }
    }

    private fun HeartZone.firstBpm(): Int {
        val scaled = floorPercent * maxBpm
        return if (scaled % 100 == 0) scaled / 100 else scaled / 100 + 1
    }

    private companion object {
        const val LONGEST_GAP = 15
    }
}

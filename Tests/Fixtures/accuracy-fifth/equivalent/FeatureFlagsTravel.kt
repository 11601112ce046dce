package travel.orbit.config

enum class Feature(val key: String, val defaultValue: Boolean = false) {
    SEAT_MAP_V2("seat_map_v2"),
    LIVE_BOARD("live_board", defaultValue = true),
    SPLIT_FARES("split_fares");

    companion object {
        private val byKey = entries.associateBy(Feature::key)
        fun fromKey(key: String): Feature? = byKey[key]
    }
}

sealed class Rollout {
    object On : Rollout()
    object Off : Rollout()
    data class Percentage(val share: Int) : Rollout()
    data class Since(val version: String) : Rollout()
}

class FeatureFlags(private val userId: String, private val appVersion: String) {

    private val overrides = mutableMapOf<Feature, Boolean>()
    private var rollouts = emptyMap<Feature, Rollout>()

    /** Replaces the remote configuration, unknown keys are skipped. */
    fun update(remote: Map<String, Rollout>) {
        rollouts = buildMap {
            remote.forEach { (key, rollout) -> Feature.fromKey(key)?.let { put(it, rollout) } }
        }
    }

    fun setOverride(value: Boolean?, feature: Feature) {
        if (value == null) overrides.remove(feature) else overrides[feature] = value
    }

    fun isEnabled(feature: Feature): Boolean =
        overrides[feature] ?: when (val rollout = rollouts[feature]) {
            null -> feature.defaultValue
            Rollout.On -> true
            Rollout.Off -> false
            is Rollout.Percentage -> bucketOf(feature) < rollout.share
            is Rollout.Since -> compareVersions(appVersion, rollout.version) >= 0
        }

    val enabledFeatures: List<Feature>
        get() = Feature.entries.filter(::isEnabled)

    /** Stable number in 0 until 100 for this user, FNV-1a over the key and the user. */
    private fun bucketOf(feature: Feature): Int {
        val hash = "${feature.key}:$userId".encodeToByteArray()
            .fold(2_166_136_261u) { acc, byte -> (acc xor byte.toUByte().toUInt()) * 16_777_619u }
        return (hash % 100u).toInt()
    }

    private fun compareVersions(lhs: String, rhs: String): Int {
        val left = lhs.versionComponents()
        val right = rhs.versionComponents()
        return (0 until maxOf(left.size, right.size))
            .map { i -> left.getOrElse(i) { 0L }.compareTo(right.getOrElse(i) { 0L }) }
            .firstOrNull { it != 0 } ?: 0
    }

    private fun String.versionComponents(): List<Long> = split('.').map { it.toLongOrNull() ?: 0L }
}

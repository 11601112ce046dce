package io.beacon.flags

import io.beacon.analytics.AnalyticsClient
import java.lang.ref.WeakReference

fun interface OnExposureRecordedListener {
    fun onExposureRecorded(tracker: ExposureTracker, exposure: Exposure)
}

data class Exposure(val flagKey: String, val variation: String, val userId: String)

class ExposureTracker(
    private val analytics: AnalyticsClient,
    private val maxRemembered: Int = 500,
) {
    private var listenerRef: WeakReference<OnExposureRecordedListener>? = null
    private val seen = LinkedHashSet<Exposure>()

    fun setListener(listener: OnExposureRecordedListener?) {
        listenerRef = listener?.let { WeakReference(it) }
    }

    fun record(evaluation: Evaluation, flagKey: String, userId: String) {
        if (evaluation.reason in UNTRACKED_REASONS) return

        val exposure = Exposure(flagKey, evaluation.variation, userId)
        if (!seen.add(exposure)) return

        if (seen.size > maxRemembered) {
            seen.remove(seen.first())
        }

        val properties = buildMap {
            put("flag_key", flagKey)
            put("variation", evaluation.variation)
            put("reason", evaluation.reason.rawValue)
            evaluation.ruleId?.let { put("rule_id", it) }
        }
        analytics.track("\$flag_exposure", properties)
        listenerRef?.get()?.onExposureRecorded(this, exposure)
    }

    fun forget(flagKey: String) {
        seen.removeAll { it.flagKey == flagKey }
    }

    fun reset() {
        seen.clear()
    }

    private companion object {
        val UNTRACKED_REASONS = setOf(EvaluationReason.FLAG_NOT_FOUND, EvaluationReason.OFF)
    }
}

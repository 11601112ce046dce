package com.switchyard.flags

sealed interface FlagValue {
  data class Bool(val value: Boolean) : FlagValue
  data class Number(val value: Double) : FlagValue
  data class Text(val value: String) : FlagValue
}

class FlagStore(private val onExposure: (key: String) -> Unit = {}) {

  private var remote: Map<String, FlagValue> = emptyMap()
  private val overrides = mutableMapOf<String, FlagValue>()
  private val exposed = mutableSetOf<String>()

  /** Replaces everything that came from the server. Exposures are reported afresh. */
  fun replaceRemote(values: Map<String, FlagValue>) {
    remote = values.toMap()
    exposed.clear()
  }

  /** Local override for QA menus, `null` goes back to the remote value. */
  fun setOverride(key: String, value: FlagValue?) {
    if (value == null) overrides -= key else overrides[key] = value
  }

  fun isEnabled(key: String, default: Boolean = false): Boolean =
    when (val flag = resolve(key)) {
      is FlagValue.Bool -> flag.value
      FlagValue.Text("on") -> true
      FlagValue.Text("off") -> false
      else -> default
    }

  fun number(key: String, default: Double = 0.0): Double =
    (resolve(key) as? FlagValue.Number)?.value ?: default

  fun text(key: String): String? = (resolve(key) as? FlagValue.Text)?.value

  private fun resolve(key: String): FlagValue? =
    overrides[key] ?: remote[key]?.also { if (exposed.add(key)) onExposure(key) }
}

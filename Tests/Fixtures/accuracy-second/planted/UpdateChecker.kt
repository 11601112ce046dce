package com.northpine.update

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.math.max

sealed interface UpdateRequirement {
    object None : UpdateRequirement
    data class Recommended(val version: String) : UpdateRequirement
    data class Required(val version: String) : UpdateRequirement
}

@Serializable
data class UpdateManifest(
    @SerialName("latest_version") val latest: String,
    @SerialName("min_version") val minimum: String,
    @SerialName("skippable_versions") val skippable: List<String>? = null,
)

class UpdateChecker(private val currentVersion: String) {

    fun requirement(manifest: UpdateManifest): UpdateRequirement {
        if (isOlder(currentVersion, manifest.minimum)) {
            return UpdateRequirement.Required(manifest.latest)
        }
        val skippable = manifest.skippable.orEmpty()
        if (isOlder(currentVersion, manifest.latest) && manifest.latest !in skippable) {
            return UpdateRequirement.Recommended(manifest.latest)
        }
        return UpdateRequirement.None
    }

    fun isOlder(lhs: String, rhs: String): Boolean {
        val left = components(lhs)
        val right = components(rhs)
        for (index in 0 until max(left.size, right.size)) {
            val l = left.getOrElse(index) { "0" }
            val r = right.getOrElse(index) { "0" }
            if (l != r) return l < r
        }
        return false
    }

    private fun components(version: String): List<String> = version.split(".")
}

package com.brightfern.sdk.upload

data class UploadOptions(
    val quality: Quality,
    val maxDimension: Int,
    val chunkKilobytes: Int,
    val allowsCellular: Boolean,
    val tags: List<String>,
) {
    enum class Quality(val rawValue: String) {
        ORIGINAL("original"),
        HIGH("high"),
        LOW("low"),
    }

    class Builder {
        private var quality = Quality.HIGH
        private var maxDimension: Int? = null
        private var chunkKilobytes = 512
        private var allowsCellular = false
        private val tags = mutableListOf<String>()

        fun quality(value: Quality) = apply { quality = value }

        fun maxDimension(value: Int) = apply { maxDimension = value.takeIf { it > 0 } }

        fun chunkKilobytes(value: Int) = apply { chunkKilobytes = value.coerceIn(64, 4_096) }

        fun allowsCellular(value: Boolean) = apply { allowsCellular = value }

        fun tag(value: String) = apply {
            if (value.isNotEmpty() && value !in tags) tags += value
        }

        fun build(): UploadOptions = UploadOptions(
            quality = quality,
            maxDimension = maxDimension ?: defaultDimension,
            chunkKilobytes = chunkKilobytes,
            allowsCellular = allowsCellular,
            tags = tags.toList(),
        )

        private val defaultDimension: Int
            get() = when (quality) {
                Quality.ORIGINAL -> 8_192
                Quality.HIGH -> 2_048
                Quality.LOW -> 1_024
            }
    }
}

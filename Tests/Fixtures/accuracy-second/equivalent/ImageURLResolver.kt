package com.harbor.sdk.images

import kotlin.math.ceil

enum class ImageFit {
    COVER, CONTAIN, CROP
}

data class ImageUrlResolver(
    val host: String,
    val quality: Int = 80,
) {
    fun url(path: String?, width: Double, scale: Double, fit: ImageFit = ImageFit.COVER): String? = when {
        path.isNullOrEmpty() -> null
        path.startsWith(INSECURE_SCHEME) -> "https://${path.removePrefix(INSECURE_SCHEME)}"
        path.startsWith("https://") || path.startsWith("data:") -> path
        else -> path.removePrefix("/")
            .takeIf { it.isNotEmpty() }
            ?.let { resolve(it, width * scale, fit) }
    }

    private fun resolve(path: String, pixels: Double, fit: ImageFit): String {
        if (extensionOf(path) in VECTOR_EXTENSIONS) return "https://$host/raw/$path"
        val options = "w_${bucket(pixels)},q_${quality.coerceIn(1, 100)},fit_${fit.name.lowercase()}"
        return "https://$host/$options/$path"
    }

    fun bucket(pixels: Double): Int {
        val needed = ceil(pixels).toInt()
        for (width in WIDTHS) {
            if (width >= needed) return width
        }
        return WIDTHS.last()
    }

    private fun extensionOf(path: String): String {
        val candidate = path.substringAfterLast('.', missingDelimiterValue = "")
        return if ('/' in candidate) "" else candidate.lowercase()
    }

    private companion object {
        const val INSECURE_SCHEME = "http://"
        val WIDTHS = intArrayOf(160, 320, 640, 960, 1280, 1920)
        val VECTOR_EXTENSIONS = setOf("svg", "pdf")
    }
}

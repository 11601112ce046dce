package stream.flipper.hls

data class Rendition(
    val url: String,
    val codec: String,
    val bandwidth: Long,
    val isHDR: Boolean,
)

class RenditionPicker(val supportsHDR: Boolean) {

    fun isPlayable(rendition: Rendition): Boolean =
        (supportsHDR || !rendition.isHDR) &&
            VIDEO_CODEC.matches(rendition.codec)

    /** The best rendition within the limit, or the smallest one when all of them exceed it. */
    fun pick(renditions: List<Rendition>, maxBandwidth: Long?): Rendition? {
        val playable = renditions.filter(::isPlayable)
        if (maxBandwidth == null) return playable.maxByOrNull { it.bandwidth }

        return playable
            .filter { it.bandwidth <= maxBandwidth }
            .maxByOrNull { it.bandwidth }
            ?: playable.minByOrNull { it.bandwidth }
    }

    fun ladder(renditions: List<Rendition>): List<Long> =
        renditions.filter(::isPlayable).map { it.bandwidth }.toSortedSet().toList()

    private companion object {
        val VIDEO_CODEC = """(avc1|hvc1|hev1)\.[0-9A-Fa-f]+""".toRegex()
    }
}

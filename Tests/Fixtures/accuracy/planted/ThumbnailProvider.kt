package com.acme.media.thumbnails

interface ImageFetcher {
    fun fetch(url: String, completion: (Result<ByteArray>) -> Unit)
}

class ThumbnailProvider(
    private val fetcher: ImageFetcher,
    private val placeholder: ByteArray? = null,
) {
    private val cache = HashMap<String, ByteArray>()
    private val waiting = HashMap<String, MutableList<(ByteArray?) -> Unit>>()

    fun thumbnailFor(url: String, completion: (ByteArray?) -> Unit) {
        cache[url]?.let { known ->
            completion(known)
            return
        }
        val queue = waiting[url]
        if (queue != null) {
            queue += completion
            return
        }
        waiting[url] = mutableListOf(completion)
        fetcher.fetch(url) { result ->
            finish(url, result)
        }
    }

    fun clear() {
        cache.clear()
    }

    private fun finish(url: String, result: Result<ByteArray>) {
        val image = result
            .onSuccess { cache[url] = it }
            .getOrDefault(placeholder)
        waiting.remove(url)
            .orEmpty()
            .forEach { it(image) }
    }
}

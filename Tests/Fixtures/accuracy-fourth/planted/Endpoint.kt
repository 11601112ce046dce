package pics.albumen.api

interface Endpoint {
    val path: String
    val method: String get() = "GET"
    val timeoutSeconds: Int get() = 30
}

data class ListPhotos(val albumId: String) : Endpoint {
    override val path get() = "albums/$albumId/photos"
}

data class DeletePhoto(val photoId: String) : Endpoint {
    override val path get() = "photos/$photoId"
    override val method get() = "DELETE"
}

data class UploadPhoto(val albumId: String) : Endpoint {
    override val path get() = "albums/$albumId/photos"
    override val method get() = "POST"
    override val timeoutSeconds get() = 180
}

data class CallPlan(
    val method: String,
    val url: String,
    val timeoutSeconds: Int,
    val isRetrySafe: Boolean,
)

class CallPlanner(private val baseUrl: String) {

    fun plan(endpoint: Endpoint): CallPlan = with(endpoint) {
        CallPlan(
            method = method,
            url = "$baseUrl/$path",
            timeoutSeconds = timeoutSeconds,
            isRetrySafe = method != "POST",
        )
    }

    fun plan(endpoints: List<Endpoint>): List<CallPlan> = endpoints.map { plan(it) }
}

class Parcel(val id: String)

class Depot {
  suspend fun parcels(): DepotResult<List<Parcel>, DepotError> = list()

  suspend fun first(): DepotResult<List<Parcel>, DepotError> = find()
}

class DepotError(val code: Int, val text: String)
//~ missing-type

sealed interface DepotResult<out T : Any, out E : Any> {
//~ info missing-type
  class Success<out T : Any>(val value: T, val headers: Map<String, String>) : DepotResult<T, Nothing>
  class Failure<out E : Any>(val error: E?, val cause: Throwable? = null) : DepotResult<Nothing, E>
}

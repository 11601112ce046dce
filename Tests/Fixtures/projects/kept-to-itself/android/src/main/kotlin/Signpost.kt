// The one instance, by the name that the type has on the other side.
val Signpost = SignpostClient(Depot())

class SignpostClient(internal val depot: Depot) {
    private val count = 4

    fun start(): Int = count

    fun point(gate: Int) {
        println(depot.open(gate = gate))
    }
}

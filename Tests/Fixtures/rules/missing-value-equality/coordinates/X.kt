class Coordinates(val latitude: Double, val longitude: Double)
//~   ^^^^^^^^^^^ missing-value-equality

sealed class Loading {
    object Idle : Loading()
    class Failed(val reason: String) : Loading()
    //~   ^^^^^^ missing-value-equality: Two `Failed` with the same content
}

abstract class BaseFault(val code: Int) : Exception()
//~ info missing-type: `BaseFault`

sealed class Fault(code: Int) : BaseFault(code) {
    class Busy : Fault(10)

    class Unknown(val reason: String) : Fault(code = 21)
    //~ literal-differs: `20` in Swift is `21` in Kotlin
}

final class Player {
    private(set) var speed = 1.0
    //~                      ^^^ literal-differs: `1.0` in Swift is `2.0` in Kotlin
}

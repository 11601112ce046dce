class Dog : Animal(legs = 4), Runner, Barker {
    override fun sound(): String = "woof"
}

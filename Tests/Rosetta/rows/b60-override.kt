open class Base { open fun name(): String = "base" }
class Leaf : Base(), Named {
    override fun name(): String = super.name() + "!"
    override fun label(): String = "leaf"
}
interface Named { fun label(): String }

data class Label(val owner: String, val number: Int)

object LabelBuilder {
    //~ missing-type
    fun fromOwner(owner: String, number: Int): Label = Label(owner, number)
}

val parcelLabel = LabelBuilder.fromOwner("shop", number = 1)

val letterLabel = LabelBuilder.fromOwner("shop", number = 3)

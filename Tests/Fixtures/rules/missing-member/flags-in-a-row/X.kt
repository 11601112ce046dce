class Options(
    val name: String,
    val enableEvents: Boolean,
    //~ missing-member
    val enableLinks: Boolean,
    //~ missing-member
)

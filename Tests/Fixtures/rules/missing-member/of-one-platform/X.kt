class Account(
    val name: String,
    val googlePlan: String,
    //~ info missing-member
) {
    @Inject lateinit var desk: Desk
    //~ info missing-member
}

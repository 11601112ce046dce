/** What a basket shows. */
sealed class BasketPage {
    object Loading : BasketPage()
    data class Ready(val items: List<String>) : BasketPage()
    data class Failed(val reason: String) : BasketPage()

    val isBusy: Boolean
        get() = this is Loading
}

/** What a parcel needs before it leaves. */
enum class ParcelCheck {
    WEIGHT,
    ADDRESS,
    CUSTOMS,
    //~ missing-case
}

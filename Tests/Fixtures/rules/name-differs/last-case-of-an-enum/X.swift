/// What a basket shows.
enum BasketPage {
    case loading
    case loaded([String])
    //~ name-differs: The case `loaded` in Swift is `Ready` in Kotlin.
    case failed(String)

    var isBusy: Bool {
        if case .loading = self { return true }
        return false
    }
}

/// What a parcel needs before it leaves. What carries nothing tells nothing of what it stands for.
enum ParcelCheck {
    case weight
    case address
    case stamp
    //~ missing-case
}

enum ProviderType {
    case excellent
    case good
    case fair

    var title: String { "provider" }
}

fun load(): Loader {
    val center: Center = Center.instance
    center.post("load")
    return Loader(session = Session.shared)
}

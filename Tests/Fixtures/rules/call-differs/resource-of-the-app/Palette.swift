enum Palette {
    static func dusk(_ bundle: Bundle) -> Tint { Tint("Dusk12", bundle: bundle) }
    //~ info call-differs
}

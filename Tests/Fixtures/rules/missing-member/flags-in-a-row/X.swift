struct Options {
    let name: String
    let enableText: Bool
    //~ missing-member
    let enableSounds: Bool
    //~ missing-member
}

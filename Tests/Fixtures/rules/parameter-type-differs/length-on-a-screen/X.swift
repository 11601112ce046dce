struct Frame {
    let width: CGFloat
    //~ info return-type-differs

    func moved(by gap: CGFloat) -> Frame { make(gap) }
    //~ info parameter-type-differs
}

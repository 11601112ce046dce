func last(_ range: Range<Int>) -> Int {
    range.upperBound
}

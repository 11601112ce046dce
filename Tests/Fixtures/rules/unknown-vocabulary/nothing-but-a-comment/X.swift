struct Parcel {
    struct Label {
        let text: String
    }

    let label: Parcel.Label?
    // In grams.
    let weight: Int

    func frame() -> String {
        return String(repeating: "-", count: weight)
    }
}

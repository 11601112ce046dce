struct Parcel {
    struct Label {
        let text: String
    }

    let label: Parcel.Label?
    let weight: Int

    func frame() -> String {
        return String(repeating: "-", count: weight)
    }
}

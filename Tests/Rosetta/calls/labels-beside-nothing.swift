struct Parcel {
    let mark: String
    let seal: String
    let weight: Double
    let note: String?

    init(mark: String, seal: String, weight: Double, note: String? = nil) {
        self.mark = mark
        self.seal = seal
        self.weight = weight
        self.note = note
    }
}

func pack(seal: String, mark: String) -> Parcel {
    return Parcel(mark: mark, seal: seal, weight: 2)
}

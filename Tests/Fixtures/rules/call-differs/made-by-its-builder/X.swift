struct Label {
    let owner: String
    let number: Int
}

let parcelLabel = Label(owner: "shop", number: 1)
//~ info call-differs

let letterLabel = Label(owner: "shop", number: 2)
//~ info call-differs
//~ literal-differs

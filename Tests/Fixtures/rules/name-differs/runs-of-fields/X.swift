struct Address {
    let country: String
    let addressLine1: String?
    //~ name-differs: streetAddress
    let addressLine2: String?
    //~ name-differs: furtherAddress
    let region: String?
}

func pageCss(size: Double, isDark: Bool, color: String) -> String { write(size, isDark, color) }
//~ name-differs: noPageCss
//~ info parameter-order-differs

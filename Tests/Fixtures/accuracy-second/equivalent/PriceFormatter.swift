import Foundation

struct PriceStyle: Equatable {
    let symbol: String
    let fractionDigits: Int
    let groupingSeparator: String
    let decimalSeparator: String
    let isSymbolLeading: Bool

    static let euro = PriceStyle(symbol: "€", fractionDigits: 2, groupingSeparator: ".",
                                 decimalSeparator: ",", isSymbolLeading: false)
    static let dollar = PriceStyle(symbol: "$", fractionDigits: 2, groupingSeparator: ",",
                                   decimalSeparator: ".", isSymbolLeading: true)
    static let yen = PriceStyle(symbol: "¥", fractionDigits: 0, groupingSeparator: ",",
                                decimalSeparator: ".", isSymbolLeading: true)
}

struct PriceFormatter {
    let style: PriceStyle
    var hidesZeroFraction = false

    func string(fromMinorUnits minorUnits: Int64) -> String {
        let sign = minorUnits < 0 ? "-" : ""
        let divisor = powerOfTen(style.fractionDigits)
        let whole = abs(minorUnits) / divisor
        let fraction = abs(minorUnits) % divisor

        var number = grouped(whole)
        if style.fractionDigits > 0 && !(hidesZeroFraction && fraction == 0) {
            let digits = String(fraction)
            let padding = String(repeating: "0", count: style.fractionDigits - digits.count)
            number += style.decimalSeparator + padding + digits
        }

        if style.isSymbolLeading {
            return sign + style.symbol + number
        } else {
            return sign + number + "\u{00A0}" + style.symbol
        }
    }

    func range(from lower: Int64, to upper: Int64) -> String {
        if lower == upper {
            return string(fromMinorUnits: lower)
        }
        return string(fromMinorUnits: lower) + " – " + string(fromMinorUnits: upper)
    }

    private func grouped(_ value: Int64) -> String {
        var result = ""
        for (offset, digit) in String(value).reversed().enumerated() {
            if offset > 0 && offset % 3 == 0 {
                result = style.groupingSeparator + result
            }
            result = String(digit) + result
        }
        return result
    }

    private func powerOfTen(_ exponent: Int) -> Int64 {
        (0..<exponent).reduce(Int64(1)) { power, _ in power * 10 }
    }
}

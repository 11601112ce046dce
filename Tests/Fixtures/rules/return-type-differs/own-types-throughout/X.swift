struct Amount { let count: Int }

struct Cost { let count: Int }

struct Row {
    let fee: Amount
    //~ return-type-differs: `fee` gives `Amount` in Swift and `Cost` in Kotlin
    let tax: Amount?
    //~ info return-type-differs: `tax`
    let text: String
    //~ return-type-differs
    let mark: String
    //~ return-type-differs
}

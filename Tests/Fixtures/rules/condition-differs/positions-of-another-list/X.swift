func weigh(_ weights: [Int], _ digits: [Int]) -> Int {
    var sum = 0
    for (index, digit) in digits.enumerated() {
        //~ info statement-differs
    //~                   ^^^^^^^^^^^^^^^^^^^ condition-differs
        sum += weights[index] * digit
        //~ info statement-differs
    }
    return sum
}

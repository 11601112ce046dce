/// Books a court.
struct Booking {
    func book(day: Int) -> Receipt {
        let place = Place(day)
        let prices = Tariff.weekend.params
        //~ info order-differs
        return Receipt(place, prices)
    }

    func cancel(day: Int) -> Receipt {
        let place = Place(day)
        let prices = Tariff.weekday.params
        //~ info statement-missing: has no counterpart in Kotlin
        return Receipt(place, prices)
    }
}

enum Tariff {
    case weekday
    case weekend

    var params: Int { return 3 }
    //~ ^^^^^^ name-differs: parameters
}

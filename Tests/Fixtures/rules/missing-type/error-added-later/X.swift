import CourtsideKit

/// A seat that was taken.
struct SeatReservation {
    let id: String
    let row: Int
    let seat: Int

    func isNext(to other: SeatReservation) -> Bool {
        return row == other.row && abs(seat - other.seat) == 1
    }
}

/// Why a seat could not be taken.
enum SeatError: Error {
//~ missing-type: SeatError
    case taken
    case rowIsClosed(row: Int)
}

enum PaymentError: LocalizedError, Equatable {
    case declined
    case expired
}

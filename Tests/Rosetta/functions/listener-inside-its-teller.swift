protocol SeatPickerDelegate: AnyObject {
  func seatPicker(_ picker: SeatPicker, didChange seats: [Seat])
  func seatPicker(_ picker: SeatPicker, didReject reason: Rejection)
}

final class SeatPicker {
  weak var delegate: SeatPickerDelegate?
}

protocol OutboxDelegate: AnyObject {
  func didSend(_ message: Message)
}

public enum Verb: String, CaseIterable {
    case openDoor = "open_door"
    case closeDoor = "close_door"
}

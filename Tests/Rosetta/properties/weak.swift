protocol Listener: AnyObject {
}

class Publisher {
  weak var listener: Listener?
}

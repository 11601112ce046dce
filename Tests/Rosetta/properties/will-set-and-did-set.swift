class Door {
  var isOpen: Bool = false {
    willSet {
      announce(state: newValue)
    }
    didSet {
      redraw()
    }
  }

  func announce(state: Bool) {
  }

  func redraw() {
  }
}

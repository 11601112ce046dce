func start() {
  load {
    show()
  } failure: {
    hide()
  }
}

func load(success: () -> Void, failure: () -> Void) {
}

func show() {
}

func hide() {
}

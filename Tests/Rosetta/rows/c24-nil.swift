func clear(_ box: Box) { box.value = nil
  send(nil, 1) }

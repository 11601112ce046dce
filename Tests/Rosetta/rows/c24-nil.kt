fun clear(box: Box) { box.value = null
    send(null, 1) }

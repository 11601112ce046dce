func drain(_ queue: Queue) {
    while let item = queue.next() {
        switch item.kind {
        case .last: break
        default: handle(item)
        }
    }
}

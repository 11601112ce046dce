final class Desk {
    func open(_ key: Int) {
        //~ info body-differs
        let drawer = drawers.first { $0.number == key }
        guard let drawer, drawer.isClosed else {
            report("open: \(key)")
            return
        }
        drawer.turn(2)
        lamp.light(drawer.place, strength: 40)
        bell.ring(times: 3)
        count += 1
        history.append("opened \(key)")
        for shelf in drawer.shelves where shelf.isFull {
            shelf.sort { $0.weight < $1.weight }
            total += shelf.weight * 12
        }
        if total > 300 {
            scale.warn(total)
        } else {
            scale.show(total)
        }
        sign.paint(.open)
    }
}

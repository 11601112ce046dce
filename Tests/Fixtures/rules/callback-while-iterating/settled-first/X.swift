import Foundation

protocol Shape {
    func draw(_ scale: Double)
}

protocol CanvasListener: AnyObject {
    func onDrawn()
    func accepts(_ scale: Double) -> Bool
}

protocol Validator {
    func validate(_ scale: Double)
}

final class Canvas {
    private let queue = DispatchQueue(label: "canvas")
    private var shapes: [Shape] = []
    private var validators: [Validator] = []
    private var listeners: [CanvasListener] = []
    private var fixedListeners: [CanvasListener] = []
    private var safeListeners: [CanvasListener] = []
    private let weakListeners = NSHashTable<AnyObject>.weakObjects()
    private var immutableListeners: [CanvasListener] = []

    init(fixed: CanvasListener) {
        fixedListeners.append(fixed)
    }

    func add(_ listener: CanvasListener) {
        listeners.append(listener)
        safeListeners.append(listener)
        weakListeners.add(listener)
        immutableListeners.append(listener)
    }

    func add(_ shape: Shape, _ validator: Validator) {
        shapes.append(shape)
        validators.append(validator)
    }

    func draw(_ scale: Double) {
        for shape in shapes {
            shape.draw(scale)
        }
        validators.forEach { $0.validate(scale) }
    }

    func tellLater() {
        for listener in listeners {
            queue.async { listener.onDrawn() }
        }
    }

    func tellFirst() {
        for listener in listeners {
            listener.onDrawn()
            break
        }
    }

    func tellFixed() {
        fixedListeners.forEach { $0.onDrawn() }
    }

    func tellSafe() {
        safeListeners.forEach { $0.onDrawn() }
    }

    func tellWeak() {
        for listener in weakListeners.allObjects {
            (listener as? CanvasListener)?.onDrawn()
        }
    }

    func tellImmutable() {
        immutableListeners.forEach { $0.onDrawn() }
    }

    func willing(_ scale: Double) -> Int {
        var count = 0
        for listener in listeners {
            if listener.accepts(scale) { count += 1 }
        }
        return count
    }
}

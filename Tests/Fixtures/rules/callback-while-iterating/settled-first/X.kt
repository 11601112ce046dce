import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors

interface Shape {
    fun draw(scale: Double)
}

interface CanvasListener {
    fun onDrawn()
    fun accepts(scale: Double): Boolean
}

interface Validator {
    fun validate(scale: Double)
}

class Canvas(fixed: CanvasListener) {
    private val queue = Executors.newSingleThreadExecutor()
    private val shapes = mutableListOf<Shape>()
    private val validators = mutableListOf<Validator>()
    private val listeners = mutableListOf<CanvasListener>()
    private val fixedListeners = mutableListOf<CanvasListener>()
    private val safeListeners = CopyOnWriteArrayList<CanvasListener>()
    private val weakListeners: MutableSet<CanvasListener> = mutableSetOf()
    private var immutableListeners: List<CanvasListener> = emptyList()

    init {
        fixedListeners.add(fixed)
    }

    fun add(listener: CanvasListener) {
        listeners.add(listener)
        safeListeners.add(listener)
        weakListeners.add(listener)
        immutableListeners = immutableListeners + listener
    }

    fun add(shape: Shape, validator: Validator) {
        shapes.add(shape)
        validators.add(validator)
    }

    fun draw(scale: Double) {
        for (shape in shapes) {
            shape.draw(scale)
        }
        validators.forEach { it.validate(scale) }
    }

    fun tellLater() {
        for (listener in listeners) {
            queue.execute { listener.onDrawn() }
        }
    }

    fun tellFirst() {
        for (listener in listeners) {
            listener.onDrawn()
            break
        }
    }

    fun tellFixed() {
        fixedListeners.forEach { it.onDrawn() }
    }

    fun tellSafe() {
        safeListeners.forEach { it.onDrawn() }
    }

    fun tellWeak() {
        for (listener in weakListeners) {
            listener.onDrawn()
        }
    }

    fun tellImmutable() {
        immutableListeners.forEach { it.onDrawn() }
    }

    fun willing(scale: Double): Int {
        var count = 0
        for (listener in listeners) {
            if (listener.accepts(scale)) { count += 1 }
        }
        return count
    }
}

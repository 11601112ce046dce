package com.bulkbarn.shop.quantity

import kotlin.properties.Delegates

/** Quantity picker for goods that are sold in packs. */
class PackStepper(val packSize: Int, stock: Int, initial: Int) {

    fun interface Output {
        fun quantityChanged(quantity: Int, packs: Int)
    }

    init {
        require(packSize > 0 && stock >= 0)
    }

    var output: Output? = null

    val allowed: IntRange = 0..stock

    var quantity: Int by Delegates.observable(normalize(initial)) { _, old, new ->
        if (new != old) output?.quantityChanged(new, packs)
    }
        private set

    val packs: Int
        get() = quantity / packSize

    val canIncrease: Boolean
        get() = quantity < allowed.last

    val canDecrease: Boolean
        get() = quantity > allowed.first

    fun increase() = set(quantity + packSize)

    fun decrease() = set(quantity - packSize)

    fun set(value: Int) {
        quantity = normalize(value)
    }

    private fun normalize(value: Int): Int =
        wholePacks(value).coerceIn(allowed)

    private fun wholePacks(value: Int): Int = value - value % packSize
}

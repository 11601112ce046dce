package com.northpine.core.math

import kotlin.math.abs

class Matrix private constructor(
    val rows: Int,
    val columns: Int,
    private val values: DoubleArray,
) {
    constructor(rows: Int, columns: Int, values: List<Double>) : this(rows, columns, values.toDoubleArray())

    constructor(rows: Int, columns: Int, generator: (Int, Int) -> Double) :
        this(rows, columns, DoubleArray(rows * columns) { generator(it / columns, it % columns) })

    init {
        require(rows > 0 && columns > 0 && values.size == rows * columns) { "shape mismatch" }
    }

    operator fun get(row: Int, column: Int): Double {
        require(row in 0 until rows && column in 0 until columns) { "index out of range" }
        return values[row * columns + column]
    }

    val isSquare: Boolean get() = rows == columns

    val transposed: Matrix
        get() = Matrix(columns, rows) { row, column -> this[column, row] }

    operator fun plus(other: Matrix): Matrix {
        require(rows == other.rows && columns == other.columns) { "shape mismatch" }
        return Matrix(rows, columns) { row, column -> this[row, column] + other[row, column] }
    }

    operator fun times(factor: Double): Matrix =
        Matrix(rows, columns) { row, column -> this[row, column] * factor }

    operator fun times(other: Matrix): Matrix {
        require(columns == other.rows) { "shape mismatch" }
        return Matrix(rows, other.columns) { row, column ->
            (0 until columns).fold(0.0) { sum, k -> sum + this[row, k] * other[k, column] }
        }
    }

    val determinant: Double?
        get() {
            if (!isSquare) return null
            val work = Array(rows) { row -> DoubleArray(columns) { this[row, it] } }
            var result = 1.0
            for (pivot in 0 until rows) {
                var best = pivot
                for (row in pivot until rows) {
                    if (abs(work[row][pivot]) > abs(work[best][pivot])) best = row
                }
                if (work[best][pivot] == 0.0) return 0.0
                if (best != pivot) {
                    work[best] = work[pivot].also { work[pivot] = work[best] }
                    result = -result
                }
                result *= work[pivot][pivot]
                for (row in pivot + 1 until rows) {
                    val factor = work[row][pivot] / work[pivot][pivot]
                    for (column in pivot until columns) {
                        work[row][column] -= factor * work[pivot][column]
                    }
                }
            }
            return result
        }

    override fun equals(other: Any?): Boolean =
        other is Matrix && rows == other.rows && columns == other.columns &&
            values.indices.all { values[it] == other.values[it] }

    override fun hashCode(): Int = 31 * rows + columns

    companion object {
        fun identity(size: Int): Matrix = Matrix(size, size) { row, column -> if (row == column) 1.0 else 0.0 }
    }
}

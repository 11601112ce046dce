package com.northpine.search

import androidx.annotation.MainThread
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

@MainThread
class SearchDebouncer(
    private val scope: CoroutineScope,
    private val delayMillis: Long = 300,
    private val minimumLength: Int = 2,
    private val onOutput: (Output) -> Unit,
) {
    sealed interface Output {
        object Cleared : Output
        data class Query(val text: String) : Output
    }

    private var pending: Job? = null
    private var lastOutput: Output? = null

    fun update(text: String) {
        cancel()
        val query = text.trim()
        if (query.length < minimumLength) {
            emit(Output.Cleared)
            return
        }
        pending = scope.launch {
            delay(delayMillis)
            emit(Output.Query(query))
        }
    }

    fun submit(text: String) {
        cancel()
        text.trim().takeIf { it.isNotEmpty() }?.let { query ->
            lastOutput = null
            emit(Output.Query(query))
        }
    }

    fun cancel() {
        pending?.cancel()
        pending = null
    }

    private fun emit(output: Output) {
        if (output == lastOutput) return
        lastOutput = output
        onOutput(output)
    }
}

package com.gateway.flags

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.filterNot
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.onStart

data class FlagSnapshot(val version: Int, val enabled: Set<String>)

data class FlagChange(val added: Set<String>, val removed: Set<String>) {
    internal val isEmpty: Boolean
        get() = added.isEmpty() && removed.isEmpty()
}

/** State of one flag, starting with [initial], without repetitions. */
fun Flow<FlagSnapshot>.flag(name: String, initial: Boolean = false): Flow<Boolean> =
    map { name in it.enabled }
        .onStart { emit(initial) }
        .distinctUntilChanged()

/** What each snapshot turned on or off in comparison to the one before. */
fun Flow<FlagSnapshot>.changes(): Flow<FlagChange> {
    val source = this
    return flow {
        var before = emptySet<String>()
        source.collect { (_, after) ->
            emit(FlagChange(added = after - before, removed = before - after))
            before = after
        }
    }.filterNot { it.isEmpty }
}

/** Drops snapshots that arrive late, i.e. with a version not above the highest so far. */
fun Flow<FlagSnapshot>.monotonic(): Flow<FlagSnapshot> {
    val source = this
    return flow {
        var highest = -1
        source.collect { snapshot ->
            if (snapshot.version > highest) {
                highest = snapshot.version
                emit(snapshot)
            }
        }
    }
}

package com.harbor.sdk.sync

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class Mutation(
    @SerialName("entityID") val entityId: String,
    val kind: Kind,
    val payload: String? = null,
    val createdAt: Long,
) {
    @Serializable
    enum class Kind {
        @SerialName("create") CREATE,
        @SerialName("update") UPDATE,
        @SerialName("delete") DELETE,
    }
}

/** Keeps local changes until they can be sent; collapses changes of the same entity. */
class MutationQueue(private val storage: MutationStorage) {

    private val queue = storage.load().sortedBy { it.createdAt }.toMutableList()

    val mutations: List<Mutation> get() = queue.toList()

    val isEmpty: Boolean get() = queue.isEmpty()

    fun add(mutation: Mutation) {
        val index = queue.indexOfLast { it.entityId == mutation.entityId }
        if (index == -1) {
            queue += mutation
        } else {
            merge(index, mutation)
        }
        storage.save(mutations)
    }

    private fun merge(index: Int, incoming: Mutation) {
        val existing = queue[index]
        when (existing.kind) {
            Mutation.Kind.CREATE -> when (incoming.kind) {
                Mutation.Kind.CREATE -> queue += incoming
                Mutation.Kind.UPDATE -> queue[index] = existing.copy(payload = incoming.payload)
                Mutation.Kind.DELETE -> queue.removeAt(index)
            }
            Mutation.Kind.UPDATE -> {
                if (incoming.kind != Mutation.Kind.CREATE) queue.removeAt(index)
                queue += incoming
            }
            Mutation.Kind.DELETE -> {
                if (incoming.kind == Mutation.Kind.CREATE) {
                    queue[index] = incoming.copy(kind = Mutation.Kind.UPDATE)
                } else {
                    queue += incoming
                }
            }
        }
    }

    fun next(limit: Int): List<Mutation> = queue.take(limit)

    fun acknowledge(sent: List<Mutation>) {
        val changed = queue.removeAll { it in sent }
        if (changed) storage.save(mutations)
    }
}

package app.fieldnotes.sync

data class PendingMutation(
    val id: String,
    val entityId: String,
    val kind: Kind,
    val payload: String,
    val attempts: Int = 0,
) {
    enum class Kind { CREATE, UPDATE, DELETE }
}

interface OutboxStorage {
    fun load(): List<PendingMutation>
    fun save(mutations: List<PendingMutation>)
}

class Outbox(private val storage: OutboxStorage) {

    var pending: List<PendingMutation> = storage.load()
        private set(value) {
            field = value
            storage.save(value)
        }

    val next: PendingMutation?
        get() = pending.firstOrNull()

    fun enqueue(mutation: PendingMutation) {
        val sameEntity = { other: PendingMutation -> other.entityId == mutation.entityId }
        pending = when (mutation.kind) {
            PendingMutation.Kind.CREATE -> pending + mutation

            PendingMutation.Kind.UPDATE -> {
                val target = pending.indexOfLast { sameEntity(it) && it.kind != PendingMutation.Kind.DELETE }
                if (target == -1) {
                    pending + mutation
                } else {
                    pending.mapIndexed { index, queued ->
                        if (index == target) queued.copy(payload = mutation.payload) else queued
                    }
                }
            }

            PendingMutation.Kind.DELETE -> {
                // An entity the server has never seen needs no delete call.
                val (related, others) = pending.partition(sameEntity)
                if (related.any { it.kind == PendingMutation.Kind.CREATE }) others else others + mutation
            }
        }
    }

    fun markSucceeded(id: String) {
        pending = pending.filterNot { it.id == id }
    }

    fun markFailed(id: String, isPermanent: Boolean) {
        pending = pending.mapNotNull { mutation ->
            if (mutation.id != id) return@mapNotNull mutation
            mutation.copy(attempts = mutation.attempts + 1)
                .takeUnless { isPermanent || it.attempts >= MAX_ATTEMPTS }
        }
    }

    companion object {
        const val MAX_ATTEMPTS = 5
    }
}

package eu.palisade.outbox

import androidx.room.Dao
import androidx.room.Entity
import androidx.room.Insert
import androidx.room.PrimaryKey
import androidx.room.Query

@Entity(tableName = "outbox")
data class OutboxEntry(
    @PrimaryKey(autoGenerate = true) val id: Long = 0,
    val kind: String,
    val payload: String,
    val createdAt: Long,
    val attempts: Int = 0,
    val lastError: String? = null,
)

/** Requests which wait for a connection. */
@Dao
abstract class OutboxDao {

    @Insert
    protected abstract suspend fun insert(entry: OutboxEntry): Long

    suspend fun enqueue(kind: String, payload: String, createdAt: Long): Long =
        insert(OutboxEntry(kind = kind, payload = payload, createdAt = createdAt))

    @Query("SELECT * FROM outbox WHERE attempts < $MAX_ATTEMPTS ORDER BY createdAt, id LIMIT :limit")
    abstract suspend fun nextBatch(limit: Int = 25): List<OutboxEntry>

    @Query("UPDATE outbox SET attempts = attempts + 1, lastError = :error WHERE id = :id")
    abstract suspend fun markFailed(id: Long, error: String)

    @Query("DELETE FROM outbox WHERE id IN (:ids)")
    abstract suspend fun delete(ids: List<Long>)

    /** Drops the entries that were given up; returns how many. */
    @Query("DELETE FROM outbox WHERE attempts >= $MAX_ATTEMPTS")
    abstract suspend fun purgeDead(): Int

    @Query("SELECT COUNT(*) FROM outbox WHERE kind = :kind AND attempts < $MAX_ATTEMPTS")
    abstract suspend fun pendingCount(kind: String): Int

    companion object {
        const val MAX_ATTEMPTS = 8
    }
}

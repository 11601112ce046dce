package se.hagen.search

import android.content.SharedPreferences
import androidx.core.content.edit
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

private const val KEY = "search_history"
private const val LIMIT = 10
private const val MIN_LENGTH = 2

class SearchHistoryStore(private val preferences: SharedPreferences) {

  /** Newest first. */
  var entries: List<String>
    get() = preferences.getString(KEY, null)?.let { Json.decodeFromString<List<String>>(it) } ?: emptyList()
    private set(value) = preferences.edit { putString(KEY, Json.encodeToString(value)) }

  fun record(query: String) {
    val term = query.split(' ').filter { it.isNotEmpty() }.joinToString(" ")
    if (term.length < MIN_LENGTH) return

    val folded = term.lowercase()
    entries = buildList {
      add(term)
      entries.filterTo(this) { it.lowercase() != folded }
    }.take(LIMIT)
  }

  fun suggestions(prefix: String, limit: Int = 3): List<String> {
    val folded = prefix.lowercase()
    return entries.asSequence()
      .filter { it.lowercase().startsWith(folded) }
      .take(limit)
      .toList()
  }

  fun remove(term: String) {
    entries = entries.filter { it != term }
  }

  fun clear() = preferences.edit { remove(KEY) }
}

package com.acme.banking.payees

import java.time.Duration
import java.time.Instant
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

data class Payee(val id: String, val name: String, val iban: String, val isFavourite: Boolean)

data class PayeeSnapshot(val payees: List<Payee>, val fetchedAt: Instant)

interface PayeeApi {
    suspend fun fetchPayees(): List<Payee>
    suspend fun deletePayee(id: String)
}

interface PayeeCache {
    fun read(): PayeeSnapshot?
    fun write(snapshot: PayeeSnapshot)
}

class PayeeApiException(val statusCode: Int) : Exception()

data class PayeeList(val payees: List<Payee>, val isStale: Boolean)

class PayeeRepository(
    private val api: PayeeApi,
    private val cache: PayeeCache,
    private val main: CoroutineDispatcher = Dispatchers.Main,
    private val now: () -> Instant = Instant::now,
) {

    suspend fun payees(forceRefresh: Boolean = false): PayeeList = withContext(main) {
        val cached = cache.read()
        if (!forceRefresh && cached != null && cached.isFresh()) {
            return@withContext PayeeList(cached.payees.ordered(), isStale = false)
        }

        try {
            val fetched = api.fetchPayees()
            cache.write(PayeeSnapshot(fetched, now()))
            PayeeList(fetched.ordered(), isStale = false)
        } catch (e: PayeeApiException) {
            // 401 means signed out, and then the old list is none of the user's business.
            if (e.statusCode == 401 || cached == null) throw e
            PayeeList(cached.payees.ordered(), isStale = true)
        }
    }

    suspend fun delete(id: String) = withContext(main) {
        try {
            api.deletePayee(id)
        } catch (e: PayeeApiException) {
            // 404: somebody else deleted it first, which is just as good.
            if (e.statusCode != 404) throw e
        }

        cache.read()?.let { snapshot ->
            cache.write(snapshot.copy(payees = snapshot.payees.filterNot { it.id == id }))
        }
        Unit
    }

    private fun PayeeSnapshot.isFresh(): Boolean {
        val age = Duration.between(fetchedAt, now())
        return !age.isNegative && age < MAXIMUM_AGE
    }

    private fun List<Payee>.ordered(): List<Payee> = sortedWith(
        compareByDescending<Payee> { it.isFavourite }
            .thenBy { it.name.lowercase() }
            .thenBy { it.id },
    )

    private companion object {
        val MAXIMUM_AGE: Duration = Duration.ofMinutes(15)
    }
}

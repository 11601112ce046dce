class Totals {
    suspend fun sum(): Int = coroutineScope {
        val first = async { load(1) }
        //~         ^^^^^ unstructured-task-errors: ends the scope around it
        val a = try { first.await() } catch (e: CancellationException) { throw e } catch (e: Exception) { 0 }
        a
    }

    suspend fun safe(): Int = supervisorScope {
        val second = async { load(2) }
        val b = try { second.await() } catch (e: CancellationException) { throw e } catch (e: Exception) { 0 }
        b
    }

    suspend fun load(page: Int): Int { return page }
}

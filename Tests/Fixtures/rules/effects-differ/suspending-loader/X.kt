package com.example.clinic.records

/** Fetches what the patient may see. */
class RecordService(
    private val client: IClinicClient,
    private val cache: IRecordCache
) : IRecordService {

    override suspend fun records(patientId: String): List<Record> =
        client.records(patientId = patientId)

    override fun cachedRecord(id: String): Record? = cache.find(id = id)

    override fun forget(id: String) {
        cache.remove(id = id)
    }
}

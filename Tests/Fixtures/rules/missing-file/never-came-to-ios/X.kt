package com.example.transit.alerts
//~ missing-file

import com.example.transit.models.Line

/** Lines that the user wants to hear about. */
class AlertSubscriptions(private val store: IAlertStore) {

    fun subscribe(line: Line) {
        store.insert(line.id)
    }

    fun isSubscribed(line: Line): Boolean = store.contains(line.id)

    fun clear() {
        store.removeAll()
    }
}

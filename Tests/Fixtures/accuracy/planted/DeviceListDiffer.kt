package com.acme.smarthome.devices

data class PairedDevice(val id: String, val name: String) {
    var batteryPercent: Int = 0
}

data class DeviceChanges(
    val added: List<String>,
    val removed: List<String>,
    val updated: List<String>,
) {
    val isEmpty: Boolean
        get() = added.isEmpty() && removed.isEmpty() && updated.isEmpty()
}

class DeviceListDiffer {

    fun changes(old: List<PairedDevice>, new: List<PairedDevice>): DeviceChanges {
        val (known, added) = new.partition { device ->
            old.any { it.id == device.id }
        }
        val updated = known.filter { device ->
            old.first { it.id == device.id } != device
        }
        val removed = old.filter { device ->
            new.none { it.id == device.id }
        }

        return DeviceChanges(
            added = added.map { it.id },
            removed = removed.map { it.id },
            updated = updated.map { it.id },
        )
    }

    fun describe(changes: DeviceChanges): String = with(changes) {
        if (isEmpty) {
            "no changes"
        } else {
            "+${added.size} -${removed.size} ~${updated.size}"
        }
    }
}

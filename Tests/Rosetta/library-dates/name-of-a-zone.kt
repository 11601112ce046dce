fun write(zone: TimeZone?, json: Json) { json.set("zone", zone?.id) }

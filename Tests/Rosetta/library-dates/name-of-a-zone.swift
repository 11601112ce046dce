func write(_ zone: TimeZone?, to json: Json) { json.set("zone", zone?.identifier) }

func label(_ deliveryZone: Area) -> String { deliveryZone.identifier }

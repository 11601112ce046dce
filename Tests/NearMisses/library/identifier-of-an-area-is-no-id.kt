fun label(deliveryZone: Area): String = deliveryZone.id

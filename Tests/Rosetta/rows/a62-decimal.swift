struct Price { let amount: Decimal }

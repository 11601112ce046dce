fun Date.Companion.today(): Date = Date()

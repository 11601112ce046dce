package com.example.wallet

fun Long.asDate(): String = "date $this"

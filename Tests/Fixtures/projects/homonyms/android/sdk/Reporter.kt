package com.example.sdk

interface Reporter {
    fun report(event: Event)
}

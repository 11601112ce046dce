package com.example.clinic.letters

import com.example.courtsidekit.*

/** Sends every letter that is due. */
class LetterRun(
    private val printer: IPrinter,
    private val archive: IArchive,
    private val clock: IClock
) {

    fun send(letters: List<Letter>): Int {
        var sent = 0
        val today = clock.today()
        for (letter in letters) {
            val address = archive.address(letter.patientId)
            val copy = letter.dated(today)
            printer.enqueue(copy, address = address)
            archive.store(copy)
            sent += 1
            if (printer.isBusy) {
                printer.wait(seconds = 5)
                break
            }
            printer.flush()
        }
        return sent
    }
}

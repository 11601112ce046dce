package com.example.clinic.prescriptions

import com.example.courtsidekit.*

/** Sends what a doctor has written. */
class PrescriptionPresenter(
    private val service: IPrescriptionService,
    private val view: IPrescriptionView
) {

    fun send(prescription: Prescription) {
        if (prescription.dose > prescription.maximumDose) {
        //~ statement-missing: no counterpart in Swift
            view.showOverdose()
            return
        }
        view.setIsLoading(true)
        service.send(id = prescription.id, dose = prescription.dose)
        view.showSent()
        view.setIsLoading(false)
    }
}

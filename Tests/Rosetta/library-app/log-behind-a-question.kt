fun send(parcel: Parcel) {
    queue.push(parcel)
}

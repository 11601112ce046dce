interface FenceListener {
  fun onExitReported(fence: Fence, exit: Exit)
  fun onLowBattery(fence: Fence, tag: String)
}

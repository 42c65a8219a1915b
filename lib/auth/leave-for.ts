let leavingFor: string | null = null

/** Goes to an address of this site by a whole load: nothing of who was signed in before, or was not, stays. */
export function leaveFor(address: `/${string}`): void {
  // A logout is heard of in several places at once; a second journey would cut the first off.
  if (leavingFor === address) return
  leavingFor = address
  setTimeout(() => {
    leavingFor = null
  })
  window.location.assign(address)
}

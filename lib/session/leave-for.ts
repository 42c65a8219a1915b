/** Goes to an address of this site by a whole load: nothing of who was signed in before, or was not, stays. */
export function leaveFor(address: `/${string}`): void {
  window.location.assign(address)
}

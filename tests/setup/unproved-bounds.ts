/**
 * Bounds of bookings whose phone nobody proved that no test reaches: most tests book as strangers, in one hour and of few plates.
 * The tests of the bounds set those of the branch.
 */
export const NO_PROOF_ASKED = {
  maxUnprovedPerNetwork: 10_000,
  maxUnprovedPerNetworkDay: 10_000,
  maxUnprovedPerHour: 10_000,
  maxUnprovedModelPercent: 100,
  maxUnprovedRequestsPerHour: 10_000,
}

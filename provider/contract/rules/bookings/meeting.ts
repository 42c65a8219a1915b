/** Most characters of the name of a hotel or of an address. */
export const ADDRESS_MAX = 120
/** Most characters of what a client writes to the branch. */
export const NOTE_MAX = 300

/** By what people arrive at a place: its number is asked for there. */
export const ARRIVALS = ['flight', 'ship', 'train', 'bus'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** Where the branch meets the driver, as typed, and what the driver asks of the branch. */
export type MeetingFields = { pickupAddress: string; dropoffAddress: string; note: string; chineseClerk: boolean }

export const NO_MEETING: MeetingFields = { pickupAddress: '', dropoffAddress: '', note: '', chineseClerk: false }

type Place = { id: number; needsAddress: boolean }
type Places = { pickupPlace: Place; dropoffPlace: Place }

/** Returns whether the car comes back to where it was handed out: its address need not be typed twice. */
export function returnsToPickup({ pickupPlace, dropoffPlace }: Places): boolean {
  return pickupPlace.id === dropoffPlace.id
}

/** Returns the addresses that a rental needs and the meeting does not name. */
export function missingAddresses(meeting: MeetingFields, places: Places): ('pickupAddress' | 'dropoffAddress')[] {
  const { pickupPlace, dropoffPlace } = places
  const isPickupMissing = pickupPlace.needsAddress && meeting.pickupAddress.trim() === ''
  const isDropoffMissing = dropoffPlace.needsAddress && meeting.dropoffAddress.trim() === '' && !returnsToPickup(places)
  return [
    ...(isPickupMissing ? (['pickupAddress'] as const) : []),
    ...(isDropoffMissing ? (['dropoffAddress'] as const) : []),
  ]
}

// What makes a link of a text, or an e-mail address of it; NFKC reads the full-width signs of Chinese keyboards.
const LINK = /:\/\/|www\.|@/i

/**
 * Returns the addresses that have a link or an e-mail address. Letters repeat an address, and nobody has proved that their
 * mailbox is the client's: it must not carry anybody's links.
 */
export function linkedAddresses(meeting: MeetingFields, places: Places): ('pickupAddress' | 'dropoffAddress')[] {
  const { pickupPlace, dropoffPlace } = places
  const hasLink = (text: string) => LINK.test(text.normalize('NFKC'))
  return [
    ...(pickupPlace.needsAddress && hasLink(meeting.pickupAddress) ? (['pickupAddress'] as const) : []),
    ...(dropoffPlace.needsAddress && hasLink(meeting.dropoffAddress) ? (['dropoffAddress'] as const) : []),
  ]
}

/** Returns where the car is handed out and given back, as typed; empty where the place says it all. */
export function addressesOf(meeting: MeetingFields, places: Places): { pickup: string; dropoff: string } {
  const { pickupPlace, dropoffPlace } = places
  const pickup = pickupPlace.needsAddress ? meeting.pickupAddress : ''
  const dropoff = dropoffPlace.needsAddress ? meeting.dropoffAddress : ''
  return { pickup, dropoff: dropoff || (returnsToPickup(places) ? pickup : '') }
}

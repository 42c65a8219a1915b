import { linkedAddresses, type MeetingFields, missingAddresses } from '@/provider/contract/rules/bookings/meeting'
import { FailureError } from '@/provider/failure-error'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

type Place = { id: number; needsAddress: boolean }

/**
 * Returns a meeting without what neither its places nor the branch have a use for: an address is a personal datum.
 *
 * @throws {FailureError} `address_missing`, `address_link_refused`
 */
export function requireMeeting(
  meeting: MeetingFields,
  places: { pickupPlace: Place; dropoffPlace: Place },
  { chineseClerk }: Pick<BranchSettings, 'chineseClerk'>,
): MeetingFields {
  const missing = missingAddresses(meeting, places)
  if (missing.length > 0) {
    throw new FailureError('address_missing', 'A place needs the name of a hotel or an address.', {
      fields: Object.fromEntries(missing.map((name) => [`meeting.${name}`, 'missing'])),
    })
  }
  const linked = linkedAddresses(meeting, places)
  if (linked.length > 0) {
    throw new FailureError('address_link_refused', 'An address has no link and no e-mail address.', {
      fields: Object.fromEntries(linked.map((name) => [`meeting.${name}`, 'a link'])),
    })
  }
  return {
    pickupAddress: places.pickupPlace.needsAddress ? meeting.pickupAddress : '',
    dropoffAddress: places.dropoffPlace.needsAddress ? meeting.dropoffAddress : '',
    note: meeting.note,
    chineseClerk: meeting.chineseClerk && chineseClerk,
  }
}

import type { ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { type BookingDoors, GUEST_DOORS } from './booking-doors'
import { ownHeaders } from './own-headers'
import { sendJson } from './send-json'

/** Where a file of a booking is sent. */
export function bookingUploadAddress(
  number: string,
  kind: ScanKind | 'photo',
  doors: BookingDoors = GUEST_DOORS,
): string {
  return `${doors}/${number}/files/?kind=${kind}`
}

/** @throws {RejectionError} */
export async function removeBookingFile(number: string, id: string, doors: BookingDoors = GUEST_DOORS): Promise<void> {
  await sendJson(`${doors}/${number}/files/?id=${id}`, undefined, { method: 'DELETE', headers: ownHeaders() })
}

import { ownHeaders } from './own-headers'
import { sendJson } from './send-json'

/** Says whether an unclaimed booking is the client's; one that is not is cancelled. @throws {RejectionError} `not_found` */
export async function claimBooking(number: string, isMine: boolean): Promise<void> {
  await sendJson(`/api/account/history/${number}/claim/`, { isMine }, { headers: ownHeaders() })
}

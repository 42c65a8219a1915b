import type { DisputeRequest } from '@/provider/contract/debts'
import { ownHeaders } from './own-headers'
import { sendJson } from './send-json'

/** Browser side of `app/api/account/{fines,damages}/[id]/dispute`. @throws {RejectionError} */
export async function giveDispute(section: 'fines' | 'damages', id: number, dispute: DisputeRequest): Promise<void> {
  await sendJson(`/api/account/${section}/${id}/dispute/`, dispute, { headers: ownHeaders() })
}

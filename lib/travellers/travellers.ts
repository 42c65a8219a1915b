import 'server-only'
import { isNobodys } from '@/lib/account/client-area'
import type { Session } from '@/lib/api/auth-session'
import { ProviderError } from '@/lib/api/provider/errors'
import { logFailure } from '@/lib/api/provider/log-failure'
import { readTravellers } from '@/lib/api/travellers'
import type { TravellersResponse } from '@/provider/contract/travellers'

/** Who may drive on this client's booking; nobody for a guest. Without the branch's answer the form is a guest's too. */
export async function findTravellers(session: Session): Promise<TravellersResponse['items']> {
  try {
    return (await readTravellers(session)).items
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!isNobodys(error)) logFailure({ code: error.code, path: '/booking-online/', error })
    return []
  }
}

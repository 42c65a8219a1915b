import type { ClientAnswer } from '@/provider/contract/account'
import type { Client } from '@/provider/contract/auth'
import { FailureError } from '@/provider/failure-error'
import type { HistoryService } from '@/provider/modules/history/list-trips'
import type { Miles } from '@/provider/modules/miles/read-miles'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { loyaltyOf } from '@/provider/rules/miles/loyalty'
import type { AccountRepository } from './queries'

type Parts = {
  account: AccountRepository
  trips: HistoryService
  miles: Miles
  attentionOf: (clientId: number) => Promise<ClientAnswer['attention']>
  settings: SettingsService
  now: () => Date
}

export type AccountService = ReturnType<typeof createAccountService>

/** What a client sees of himself. `clientId` is always the session's. */
export function createAccountService({ account, ...parts }: Parts) {
  const { trips, miles, attentionOf, settings, now } = parts
  const requireClient = async (clientId: number) => {
    const client = await account.findClient(clientId)
    if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
    return client
  }

  /** The five fields that a browser keeps (specification §3). */
  const fiveFields = async (clientId: number): Promise<Client> => {
    const [client, balance] = await Promise.all([requireClient(clientId), miles.balanceOf(clientId)])
    return {
      id: client.id,
      first_name: client.firstName,
      last_name: client.lastName ?? '',
      middle_name: client.middleName ?? '',
      bonus_miles: balance,
    }
  }

  return {
    fiveFields,

    async client(clientId: number): Promise<ClientAnswer> {
      const at = now()
      const [client, nextBooking, rentals, attention, expiring, { loyalty, timeZone }] = await Promise.all([
        fiveFields(clientId),
        trips.next(clientId),
        account.listCompletedRentals(clientId),
        attentionOf(clientId),
        miles.nextExpiryOf(clientId),
        settings.current(),
      ])
      return {
        ...client,
        loyalty: loyaltyOf(rentals, loyalty, at, timeZone),
        nextBooking,
        attention,
        expiring,
      }
    },
  }
}

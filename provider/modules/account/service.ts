import type { ClientAnswer } from '@/provider/contract/account'
import type { Client } from '@/provider/contract/auth'
import type { HistoryAnswer, HistoryItem } from '@/provider/contract/history'
import { FailureError } from '@/provider/failure-error'
import type { MilesService } from '@/provider/modules/miles/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import { statusAt } from '@/provider/rules/booking-moves'
import { loyaltyOf } from '@/provider/rules/loyalty'
import type { AccountRepository, BookingRow } from './repository'

type Parts = {
  account: AccountRepository
  miles: MilesService
  settings: SettingsService
  now: () => Date
}

export type AccountService = ReturnType<typeof createAccountService>

/** What a client sees of himself. `clientId` is always the session's. */
export function createAccountService({ account, miles, settings, now }: Parts) {
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
      const [client, next, rentals, { loyalty, timeZone }] = await Promise.all([
        fiveFields(clientId),
        account.findNextBooking(clientId, at),
        account.listCompletedRentals(clientId),
        settings.current(),
      ])
      return {
        ...client,
        loyalty: loyaltyOf(rentals, loyalty, at, timeZone),
        nextBooking: next && historyItem(next, at),
      }
    },

    async history(clientId: number): Promise<HistoryAnswer> {
      const at = now()
      const rows = await account.listBookings(clientId)
      return { items: rows.map((row) => historyItem(row, at)) }
    },
  }
}

function historyItem(row: BookingRow, at: Date): HistoryItem {
  return {
    number: row.number,
    date: row.createdAt.toISOString(),
    status: statusAt(row, at),
    car: row.car,
    pickupAt: row.startAt.toISOString(),
    dropoffAt: row.endAt.toISOString(),
    totalKop: row.totalKop,
  }
}

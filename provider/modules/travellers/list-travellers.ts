import type { TravellersAnswer } from '@/provider/contract/travellers'
import { FailureError } from '@/provider/failure-error'
import type { ClientDrivers } from '@/provider/modules/client-drivers/list-drivers'
import type { TravellersRepository } from './queries'

export type TravellersService = ReturnType<typeof createTravellersService>

type Parts = { travellers: TravellersRepository; drivers: ClientDrivers }

export function createTravellersService({ travellers, drivers }: Parts) {
  return {
    /** The client, as far as he is known, and the own drivers who may be chosen. */
    async list(clientId: number): Promise<TravellersAnswer> {
      const client = await travellers.findClient(clientId)
      if (!client?.phone) throw new FailureError('unauthenticated', 'The session’s client is gone.')
      const [last, approved] = await Promise.all([
        travellers.findLastDriver(clientId, client.phone),
        drivers.listApproved(clientId),
      ])
      const self = {
        driverId: null,
        ...namesOf(client),
        phone: client.phone,
        email: client.email ?? last?.email ?? '',
        birthDate: client.birthDate ?? last?.birthDate ?? null,
        licenceSince: last?.licenceSince ?? null,
        citizenship: client.citizenship ?? last?.citizenship ?? null,
        verification: null,
      }
      const others = approved.map(({ id, phone, email, birthDate, licence, verification, ...names }) => ({
        driverId: id,
        ...namesOf(names),
        phone,
        email,
        birthDate,
        licenceSince: licence.issuedAt,
        citizenship: null,
        verification: verification === 'verified' ? ('verified' as const) : ('on_review' as const),
      }))
      return { items: [self, ...others] }
    },
  }
}

type Names = { lastName: string | null; firstName: string; middleName: string | null }

function namesOf({ lastName, firstName, middleName }: Names) {
  return { last_name: lastName ?? '', first_name: firstName, middle_name: middleName }
}

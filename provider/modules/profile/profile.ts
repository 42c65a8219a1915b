import type { NameAnswer, NameChange, NoticesChange, ProfileAnswer } from '@/provider/contract/profile'
import { MARKETING_VERSION, type Notices } from '@/provider/contract/rules/profile/notification-settings'
import { FailureError } from '@/provider/failure-error'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { NoticesRepository } from './change-notifications'
import type { DeletionService } from './check-deletion'
import type { ClientConsent, ConsentsRepository } from './consent-queries'
import type { ProfileRepository } from './queries'

type Parts = {
  profiles: ProfileRepository
  notices: NoticesRepository
  consents: ConsentsRepository
  deletion: DeletionService
  settings: SettingsService
  now: () => Date
}

export type ProfileService = ReturnType<typeof createProfileService>

/** What a client sees and changes of his own settings. `clientId` is always the session's. */
export function createProfileService({ profiles, notices, consents, deletion, settings, now }: Parts) {
  return {
    async read(clientId: number): Promise<ProfileAnswer> {
      const [client, nameVerified, asked, wanted, given, obstacles] = await Promise.all([
        profiles.find(clientId),
        profiles.isNameVerified(clientId),
        profiles.findAskedName(clientId),
        notices.read(clientId),
        consents.list(clientId),
        deletion.obstaclesOf(clientId),
      ])
      if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
      const { phone, email, emailConfirmedAt, language } = client
      return {
        ...nameIn(client),
        nameVerified,
        nameAsked: asked && { ...nameIn(asked), askedAt: asked.askedAt.toISOString() },
        phone,
        email,
        emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
        language,
        notices: wanted,
        consents: given.map(dated),
        obstacles,
      }
    },

    async changeName(clientId: number, name: NameChange): Promise<NameAnswer> {
      const { station } = settings
      const { main_email: branchEmail } = await settings.current()
      return { state: await profiles.changeName({ clientId, name, station, branchEmail, at: now() }) }
    },

    /** @throws {FailureError} `consent_required`: offers are advertising (38-FZ) */
    async changeNotices(
      clientId: number,
      { language, notices: wanted, marketing }: NoticesChange,
      ip: string | null,
    ): Promise<{ notices: Notices }> {
      const consent = marketing === MARKETING_VERSION ? { version: marketing, ip } : null
      const { station } = settings
      const change = { clientId, language, notices: wanted, consent, station, at: now() }
      if (!(await notices.change(change))) {
        throw new FailureError('consent_required', 'Offers need a consent to advertising.', {
          fields: { marketing: 'required, in the version of today' },
        })
      }
      return { notices: await notices.read(clientId) }
    },

    async withdrawMarketing(clientId: number): Promise<{ withdrawn: true }> {
      await notices.withdraw(clientId, now())
      return { withdrawn: true }
    },
  }
}

type StoredName = { lastName: string | null; firstName: string; middleName: string | null }

function nameIn({ lastName, firstName, middleName }: StoredName) {
  return { last_name: lastName ?? '', first_name: firstName, middle_name: middleName ?? '' }
}

function dated({ givenAt, withdrawnAt, ...consent }: ClientConsent) {
  return { ...consent, givenAt: givenAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null }
}

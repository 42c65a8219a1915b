import type { ProfileResponse } from '@/provider/contract/profile'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import type { StoredName } from '@/provider/rules/clients/stored-name'
import { type ClientConsent, listClientConsents } from './consent-queries'
import { branchMoment, listDeletionBlockers } from './deletion-blockers'
import { findNameRequest, findProfile, findSecondFactor, isNameVerified } from './queries'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Returns what a client sees of his own settings.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function readProfile({ db, settings, now }: Deps, clientId: number): Promise<ProfileResponse> {
  const [client, nameVerified, nameRequest, secondFactor, notices, consents, obstacles] = await Promise.all([
    findProfile(db, clientId),
    isNameVerified(db, clientId),
    findNameRequest(db, clientId),
    findSecondFactor(db, clientId),
    readNotificationSettings(db, clientId),
    listClientConsents(db, clientId),
    branchMoment({ settings, now }).then((moment) => listDeletionBlockers(db, clientId, moment)),
  ])
  if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
  const { phone, email, emailConfirmedAt, language } = client
  return {
    ...nameFields(client),
    nameVerified,
    nameAsked: nameRequest && { ...nameFields(nameRequest), askedAt: nameRequest.askedAt.toISOString() },
    phone,
    email,
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
    language,
    secondFactor,
    notices,
    consents: consents.map(consentItem),
    obstacles,
  }
}

function nameFields({ lastName, firstName, middleName }: StoredName) {
  return { last_name: lastName ?? '', first_name: firstName, middle_name: middleName ?? '' }
}

function consentItem({ givenAt, withdrawnAt, ...consent }: ClientConsent) {
  return { ...consent, givenAt: givenAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null }
}

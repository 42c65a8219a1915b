import { Readable } from 'node:stream'
import {
  DeletionResponse,
  NameChange,
  NameResponse,
  NoticesChange,
  NoticesResponse,
  ProfileResponse,
  WithdrawalResponse,
} from '@/provider/contract/profile'
import { operations } from '@/provider/http/operations'
import { fileResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { changeName } from './change-name'
import type { changeNotifications } from './change-notifications'
import type { deleteAccount } from './delete-account'
import type { exportData } from './export-data'
import type { readProfile } from './read-profile'
import type { withdrawMarketing } from './withdraw-marketing'

type Profile = {
  read: Bound<typeof readProfile>
  changeName: Bound<typeof changeName>
  changeNotifications: Bound<typeof changeNotifications>
  withdrawMarketing: Bound<typeof withdrawMarketing>
}
type ClientData = { exportData: Bound<typeof exportData>; deleteAccount: Bound<typeof deleteAccount> }

const docs = operations('profile', {
  readProfile: "Read the client's settings",
  changeName: 'Change the name, or ask the branch to',
  changeNotifications: 'Choose how to be notified',
  withdrawMarketing: 'Withdraw the consent to advertising',
  exportData: 'Download all data of the client',
  deleteAccount: 'Delete the account',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const ZIP = 'application/zip'

const common = { headers: VisitorHeaders }

/** Registers the routes of a client's own settings. */
export function profileRoutes(app: ProviderServer, profile: Profile): void {
  app.get(
    '/auth-client/settings',
    { config, schema: { ...docs.readProfile, ...common, response: responses(ProfileResponse) } },
    async ({ session }) => ok(await profile.read(session.clientId)),
  )

  app.post(
    '/auth-client/settings/name',
    { config, schema: { ...docs.changeName, ...common, body: NameChange, response: responses(NameResponse) } },
    async ({ session, body }) => ok(await profile.changeName(session.clientId, body)),
  )

  app.post(
    '/auth-client/settings/notices',
    {
      config,
      schema: { ...docs.changeNotifications, ...common, body: NoticesChange, response: responses(NoticesResponse) },
    },
    async ({ session, body, headers }) =>
      ok(await profile.changeNotifications(session.clientId, body, visitorOf(headers).ip)),
  )

  app.delete(
    '/auth-client/settings/marketing',
    { config, schema: { ...docs.withdrawMarketing, ...common, response: responses(WithdrawalResponse) } },
    async ({ session }) => ok(await profile.withdrawMarketing(session.clientId)),
  )
}

/** Registers the routes that export a client's data and delete his account. */
export function clientDataRoutes(app: ProviderServer, clientData: ClientData): void {
  app.post(
    '/auth-client/export',
    { config, schema: { ...docs.exportData, ...common, response: fileResponses(ZIP) } },
    async ({ session, headers }, reply) =>
      reply.type(ZIP).send(Readable.from(await clientData.exportData(session, visitorOf(headers).language))),
  )

  app.delete(
    '/auth-client/client',
    { config, schema: { ...docs.deleteAccount, ...common, response: responses(DeletionResponse) } },
    async ({ session }) => ok(await clientData.deleteAccount(session)),
  )
}

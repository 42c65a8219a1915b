import { Readable } from 'node:stream'
import {
  DeletionAnswer,
  NameAnswer,
  NameChange,
  NoticesAnswer,
  NoticesChange,
  ProfileAnswer,
  WithdrawalAnswer,
} from '@/provider/contract/profile'
import { answers, answersFile, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { DeletionService } from './check-deletion'
import type { ExportService } from './export-data'
import type { ProfileService } from './profile'

const ZIP = 'application/zip'

const common = { tags: ['account'], headers: VisitorHeaders }

export function profileRoutes(app: ProviderServer, profile: ProfileService): void {
  app.get('/auth-client/settings', { schema: { ...common, response: answers(ProfileAnswer) } }, async ({ session }) =>
    succeed(await profile.read(session.clientId)),
  )

  app.post(
    '/auth-client/settings/name',
    { schema: { ...common, body: NameChange, response: answers(NameAnswer) } },
    async ({ session, body }) => succeed(await profile.changeName(session.clientId, body)),
  )

  app.post(
    '/auth-client/settings/notices',
    { schema: { ...common, body: NoticesChange, response: answers(NoticesAnswer) } },
    async ({ session, body, headers }) =>
      succeed(await profile.changeNotices(session.clientId, body, visitorOf(headers).ip)),
  )

  app.delete(
    '/auth-client/settings/marketing',
    { schema: { ...common, response: answers(WithdrawalAnswer) } },
    async ({ session }) => succeed(await profile.withdrawMarketing(session.clientId)),
  )
}

/** What a client takes with him, and what he leaves behind. */
export function departureRoutes(app: ProviderServer, exports: ExportService, deletion: DeletionService): void {
  app.post(
    '/auth-client/export',
    { schema: { ...common, response: answersFile(ZIP) } },
    async ({ session, headers }, reply) =>
      reply.type(ZIP).send(Readable.from(await exports.take(session, visitorOf(headers).language))),
  )

  app.delete('/auth-client/client', { schema: { ...common, response: answers(DeletionAnswer) } }, async ({ session }) =>
    succeed(await deletion.forget(session)),
  )
}

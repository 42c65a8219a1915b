import { z } from 'zod'
import {
  ApproveRequest,
  DeletedDriver,
  DriverRequest,
  DriversResponse,
  OwnDriver,
  renameScans,
} from '@/provider/contract/client-drivers'
import { operations } from '@/provider/http/operations'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { approveDriver } from './approve-driver'
import type { listDrivers } from './list-drivers'
import type { removeDriver } from './remove-driver'
import type { addDriver, editDriver } from './save-driver'

const docs = operations('client-drivers', {
  listDrivers: "List the client's own drivers",
  addDriver: 'Add a driver',
  editDriver: 'Edit a driver',
  approveDriver: 'Send a driver to be verified',
  removeDriver: 'Remove a driver',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const headers = LanguageHeader
const DriverId = z.strictObject({ id: z.coerce.number().int().positive() })

const preValidation = async (request: { body: unknown }) => {
  request.body = renameScans(request.body)
}

type Drivers = {
  list: Bound<typeof listDrivers>
  add: Bound<typeof addDriver>
  edit: Bound<typeof editDriver>
  approve: Bound<typeof approveDriver>
  remove: Bound<typeof removeDriver>
}

/** Registers the routes of a client's drivers. */
export function driversRoutes(app: ProviderServer, drivers: Drivers): void {
  app.get(
    '/auth-client/drivers',
    { config, schema: { ...docs.listDrivers, headers, response: responses(DriversResponse) } },
    async ({ session, headers }) => ok(await drivers.list(session.clientId, languageOf(headers['accept-language']))),
  )

  app.post(
    '/auth-client/drivers',
    {
      config,
      schema: { ...docs.addDriver, headers, body: DriverRequest, response: createdResponses(OwnDriver) },
      preValidation,
    },
    async ({ session, body, headers }, reply) => {
      const driver = await drivers.add(session.clientId, body, languageOf(headers['accept-language']))
      return reply.code(201).send(ok(driver))
    },
  )

  app.put(
    '/auth-client/drivers/:id',
    {
      config,
      schema: { ...docs.editDriver, headers, params: DriverId, body: DriverRequest, response: responses(OwnDriver) },
      preValidation,
    },
    async ({ session, params, body, headers }) =>
      ok(await drivers.edit(session.clientId, params.id, body, languageOf(headers['accept-language']))),
  )

  app.post(
    '/auth-client/drivers/:id/approve',
    {
      config,
      schema: {
        ...docs.approveDriver,
        headers: VisitorHeaders,
        params: DriverId,
        body: ApproveRequest,
        response: responses(OwnDriver),
      },
    },
    async ({ session, params, body, headers }) =>
      ok(await drivers.approve(session.clientId, params.id, body, visitorOf(headers))),
  )

  app.delete(
    '/auth-client/drivers/:id',
    { config, schema: { ...docs.removeDriver, params: DriverId, response: responses(DeletedDriver) } },
    async ({ session, params }) => ok(await drivers.remove(session.clientId, params.id)),
  )
}

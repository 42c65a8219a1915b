import { resolve } from 'node:path'
import { z } from 'zod'
import type { FileStoreOptions } from '@/provider/file-store/open-file-store'
import type { Config } from './config'
import { Environment, errorTable, readPart, type Variables, withoutEmpty } from './environment-schema'
import { FILE_STORE_ENVIRONMENT, fileStoreOf } from './file-store-config'
import { findUnencryptedDatabaseLinks, findWrongFileStore } from './live-mode-checks'
import { PAYMENTS_ENVIRONMENT, paymentsOf } from './payments-config'

const OfTheDatabase = Environment.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  DATABASE_PREPARE: true,
  STATION: true,
  SUN_MODE: true,
})

/**
 * Returns what an operator's command needs of the same environment: no secret but the database. In live mode its link
 * must be as safe as the provider's.
 *
 * @throws {Error} with one line for each wrong or missing variable.
 */
export function readDatabaseConfig(env: Variables) {
  const data = readPart(OfTheDatabase, env)
  const errors = findUnencryptedDatabaseLinks(withoutEmpty(env))
  if (errors.length > 0) throw new Error(errorTable(errors))
  return {
    databaseUrl: data.DATABASE_URL,
    /** For backups, which take long in one session. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    databasePrepares: data.DATABASE_PREPARE === 'yes',
    station: data.STATION,
  }
}

const OfTheStores = z.object(FILE_STORE_ENVIRONMENT)
const OfTheFiles = OfTheStores.extend({
  FILES_MASTER_KEY: Environment.shape.FILES_MASTER_KEY.optional(),
})

/**
 * Returns what an operator's command needs to open the clients' files; null: this machine does not know their key.
 *
 * @throws {Error} with one line for each wrong variable.
 */
export function readFilesConfig(env: Variables): Config['files'] | null {
  const { FILES_MASTER_KEY: key, ...data } = readPart(OfTheFiles, env)
  requireWholeFileStore(env)
  return key === undefined ? null : { ...fileStoreOf(data), secrets: key.split(',') }
}

/**
 * Returns where the clients' files are, for commands that copy them as they are and need no key.
 *
 * @throws {Error} with one line for each wrong variable.
 */
export function readFileStoreConfig(env: Variables): FileStoreOptions {
  const data = readPart(OfTheStores, env)
  requireWholeFileStore(env)
  const options = fileStoreOf(data)
  return { ...options, folder: resolve(options.folder) }
}

function requireWholeFileStore(env: Variables): void {
  const errors = findWrongFileStore(withoutEmpty(env))
  if (errors.length > 0) throw new Error(errorTable(errors))
}

const OfTheGateway = Environment.pick({ SUN_MODE: true, PROVIDER_PORT: true }).extend({
  ...PAYMENTS_ENVIRONMENT,
  BOOKING_SECRET: z.string().optional(),
})

/**
 * Returns what an operator's command needs to call the gateway; null: this machine does not know its secret.
 *
 * @throws {Error} with one line for each wrong variable.
 */
export function readGatewayConfig(env: Variables) {
  const data = readPart(OfTheGateway, env)
  const { YOOKASSA_SECRET_KEY, BOOKING_SECRET = '', SUN_MODE: mode } = data
  if (YOOKASSA_SECRET_KEY === undefined && BOOKING_SECRET === '') return null
  return { mode, payments: paymentsOf({ ...data, BOOKING_SECRET }) }
}

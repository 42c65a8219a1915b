import type { Config } from '@/provider/config/config'
import { createTestCashier } from './test-cashier'

const CASHIER_INTERVAL_MS = 500
// The site's route for notifications, with its slash: the gateway follows no redirect.
const NOTIFICATIONS_PATH = '/api/payments/notifications/'

/** Starts the test cashier: a service of its own, in the same process. */
export async function startTestCashier(config: Config, port: number) {
  return createTestCashier({
    databaseUrl: config.databaseUrl,
    shopId: config.payments.shopId,
    secretKey: config.payments.secretKey,
    port,
    notifyUrl: config.siteUrl + NOTIFICATIONS_PATH,
    tickIntervalMs: CASHIER_INTERVAL_MS,
    logLevel: config.logLevel,
  })
}

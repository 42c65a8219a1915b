import { createProvider } from '@/provider/app'
import { config, type TestProvider } from './open-provider'

/**
 * Opens a provider on the database of another one that writes everything it can write into `lines`, and whose SMS reach no
 * gateway. It is to be closed.
 */
export async function openLoggedProvider({ db, clock }: Pick<TestProvider, 'db' | 'clock'>, lines: string[]) {
  const app = createProvider({
    db,
    now: () => clock.now,
    config: {
      ...config,
      logLevel: 'trace',
      delivery: { smtp: null, webhook: null, sms: { url: 'http://127.0.0.1:9/', token: 'sms-token' } },
    },
    deliveryIntervalMs: 5,
    logTo: { write: (line) => lines.push(line) },
  })
  await app.ready()
  return app
}

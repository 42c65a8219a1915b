import 'server-only'
import { cache } from 'react'
import { SETTINGS_STATION } from '@/lib/config/product'
import { Settings } from '@/provider/contract/settings'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { logFailure } from './provider/log-failure'

const PATH = `/sun/fetchSettings/${SETTINGS_STATION}` as const

/** Last good copy per language: header and footer survive a short outage of the provider. */
const lastGood = new Map<string, Settings>()

/** The branch's settings in the page's language, asked once per request; null when they were never heard. */
export const findSettings = cache(async (language: string): Promise<Settings | null> => {
  try {
    const settings = await callProvider({ path: PATH, schema: Settings, language })
    lastGood.set(language, settings)
    return settings
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logFailure({ code: error.code, path: PATH, error })
    return lastGood.get(language) ?? null
  }
})

/** Settings for a page that cannot do without its limits. @throws {ProviderError} `unavailable` */
export async function requireSettings(language: string): Promise<Settings> {
  const settings = await findSettings(language)
  if (!settings) throw new ProviderError('unavailable', 'the settings were never heard')
  return settings
}

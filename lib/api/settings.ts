import 'server-only'
import { cache } from 'react'
import { SETTINGS_STATION } from '@/lib/config/product'
import { Settings } from '@/provider/contract/settings'
import { callProvider } from './call-provider'

/** Last good copy per language: header and footer survive a short outage of the provider. */
const lastGood = new Map<string, Settings>()

/** The branch's settings in the page's language, asked once per request; null when they were never heard. */
export const findSettings = cache(async (language: string): Promise<Settings | null> => {
  try {
    const settings = await callProvider({ path: `/sun/fetchSettings/${SETTINGS_STATION}`, answer: Settings, language })
    lastGood.set(language, settings)
    return settings
  } catch {
    return lastGood.get(language) ?? null
  }
})

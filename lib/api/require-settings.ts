import 'server-only'
import type { Settings } from '@/provider/contract/settings'
import { ProviderError } from './provider-error'
import { findSettings } from './settings'

/** Settings for a page that cannot do without its limits. @throws {ProviderError} `unavailable` */
export async function requireSettings(language: string): Promise<Settings> {
  const settings = await findSettings(language)
  if (!settings) throw new ProviderError('unavailable', 'the settings were never heard')
  return settings
}

import 'server-only'
import { getLocale } from 'next-intl/server'
import { findSettings } from '@/lib/api/settings'

/** For a refusal, which stands also while the provider is away. */
export async function branchPhone(): Promise<string | undefined> {
  return (await findSettings(await getLocale()))?.main_phone
}

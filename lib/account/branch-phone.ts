import 'server-only'
import { getLocale } from 'next-intl/server'
import { findSettings } from '@/lib/api/settings'
import { BRAND } from '@/lib/config/product'

/** For a rejection, which stands also while the provider is away. */
export async function branchPhone(): Promise<string | undefined> {
  return (await findSettings(await getLocale()))?.main_phone
}

/** As the branch calls itself. */
export async function branchName(): Promise<string> {
  return (await findSettings(await getLocale()))?.brand ?? BRAND
}

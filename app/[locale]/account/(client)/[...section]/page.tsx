import { getLocale } from 'next-intl/server'
import { Refused } from '@/components/layout/refused'
import { findSettings } from '@/lib/api/settings'

/** Nobody can be signed in before there is a way to sign in: every visitor of the client area is a stranger. */
export default async function ClientAreaPage() {
  const settings = await findSettings(await getLocale())
  return <Refused phone={settings?.main_phone} />
}

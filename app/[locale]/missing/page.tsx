import { getLocale } from 'next-intl/server'
import { Missing } from '@/components/layout/frame/missing'
import { findSettings } from '@/lib/api/settings'

/** Where middleware sends unknown addresses. */
export default async function MissingPage() {
  const settings = await findSettings(await getLocale())
  return <Missing phone={settings?.main_phone} />
}

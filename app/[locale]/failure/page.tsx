import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { Failure } from '@/components/layout/failure'
import { PhoneHelp } from '@/components/layout/phone-help'
import { findSettings } from '@/lib/api/settings'
import { markStatus } from '@/lib/routing/status-scope'

/** What the renderer shows instead of Next's blank error document. */
export default async function FailurePage() {
  markStatus(500)
  const [settings, request] = await Promise.all([findSettings(await getLocale()), headers()])
  return (
    <Failure help={<PhoneHelp phone={settings?.main_phone} />} requestId={request.get('x-request-id') ?? undefined} />
  )
}

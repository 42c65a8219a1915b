import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { Failure } from '@/components/layout/frame/failure'
import { PhoneHelp } from '@/components/layout/frame/phone-help'
import { TooMany } from '@/components/layout/frame/too-many'
import { findSettings } from '@/lib/api/settings'
import { FAILURE_TEXTS } from '@/lib/i18n/failure-texts'
import { FAILURE_STATUS_HEADER } from '@/lib/routing/internal-pages'
import { markStatus } from '@/lib/routing/status-scope'

/** What the renderer shows instead of Next's blank error document, and of a page that was asked for too often. */
export default async function FailurePage() {
  markStatus(500)
  const locale = await getLocale()
  const [settings, request] = await Promise.all([findSettings(locale), headers()])
  const help = <PhoneHelp phone={settings?.main_phone} />
  if (request.get(FAILURE_STATUS_HEADER) === '429') return <TooMany help={help} />
  return <Failure help={help} requestId={request.get('x-request-id') ?? undefined} texts={FAILURE_TEXTS[locale]} />
}

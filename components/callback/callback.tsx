import { getTranslations } from 'next-intl/server'
import { findHours } from '@/components/layout/working-hours'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import type { Settings } from '@/provider/contract/settings'
import { CallbackHost } from './callback-host'

/** The callback modal of every page; without settings its links lead to the contacts and nothing opens. */
export async function Callback({ settings }: { settings: Settings | null }) {
  const t = await getTranslations('layout')
  if (!settings) return null
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  return (
    <CallbackHost
      consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
      hours={await findHours(settings)}
      minutes={settings.rules.callbackMinutes}
      notifications={t('notifications')}
      phone={settings.main_phone}
    />
  )
}

import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { SettingsView } from '@/components/profile/settings-view'
import { branchName, branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import type { Session } from '@/lib/api/auth-session'
import { readProfile } from '@/lib/api/profile'
import { readSessions } from '@/lib/api/sessions'

type Props = PageProps<'/[locale]/account/settings/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('settings', params)
}

export default async function SettingsPage({ params }: Props) {
  const own = await readOwnSection('settings', params, readSettings)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const [profile, sessions] = own.response
  return (
    <ClientFrame client={own.client} section="settings">
      <SettingsView brand={await branchName()} profile={profile} sessions={sessions.items} />
    </ClientFrame>
  )
}

function readSettings(session: Session) {
  return Promise.all([readProfile(session), readSessions(session)])
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasswordMeter } from '@/components/auth/password-meter'
import { Panel } from '@/components/ui/panel/panel'
import { signInHere } from '@/lib/auth/sign-in-here'
import { changePassword } from '@/lib/browser-api/profile'
import { useRouter } from '@/lib/i18n/navigation'
import { passwordSchema } from '@/lib/profile/profile-rules'
import { PASSWORD_MIN } from '@/provider/contract/rules/auth/password'
import { PanelPassword } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { PanelNote } from './panel-note'
import { useProved } from './step-up'
import { type PanelStatus, usePanelForm } from './use-panel'

type Name = keyof typeof passwordSchema

export function PasswordPanel({ phone }: { phone: string }) {
  const t = useTranslations('profile.password')
  const [status, setStatus] = useState<PanelStatus>(null)
  const [revision, setRevision] = useState(0)
  return (
    <Panel flow="stack" heading={t('title')} headingId="profile-password">
      {/* A new form after a success: nothing of the passwords stays in the page. */}
      <PasswordForm
        key={revision}
        onSaved={() => {
          setRevision(revision + 1)
          setStatus({ done: t('saved') })
        }}
        onSending={() => setStatus(null)}
        phone={phone}
      />
      <PanelNote status={status} />
    </Panel>
  )
}

type Props = { phone: string; onSending: () => void; onSaved: () => void }

function PasswordForm({ phone, onSending, onSaved }: Props) {
  const t = useTranslations('profile')
  const router = useRouter()
  const proved = useProved()
  const form = usePanelForm<Name>({
    schema: passwordSchema,
    fieldOf: (error) => (error === 'passwordWrong' ? 'old' : 'password'),
    idOf: (name) => `profile-password-${name}`,
    send: save,
  })

  async function save({ old, password }: Record<Name, string>) {
    onSending()
    signInHere(await proved(() => changePassword({ old, password })))
    router.refresh()
    onSaved()
    return ''
  }

  return (
    <PanelFrame busyLabel={t('saving')} form={form} isQuiet submitLabel={t('password.submit')}>
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={phone} />
      <PanelPassword autoComplete="current-password" form={form} label={t('password.old')} name="old" />
      <PanelPassword
        autoComplete="new-password"
        form={form}
        hint={t('password.hint', { count: PASSWORD_MIN })}
        label={t('password.new')}
        name="password"
      />
      <PasswordMeter password={form.values.password} />
      <PanelPassword autoComplete="new-password" form={form} label={t('password.repeat')} name="repeat" />
    </PanelFrame>
  )
}

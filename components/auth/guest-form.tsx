'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { GuestScreen } from '@/lib/auth/guest-rules'
import { useClient } from '@/lib/auth/use-client'
import { pathOn } from '@/lib/auth/way-on'
import { fullName } from '@/lib/format/full-name'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { CodeSteps } from './code-steps'
import { LoginForm } from './login-form'

type Props = {
  screen: GuestScreen
  /** `document@version` pairs that the boxes of a registration stand for. */
  consents: string
  /** The branch's. */
  phone: string
}

/** Sign in, registration and a new password. */
export function GuestForm({ screen, consents, phone }: Props) {
  return (
    <>
      <SignedInNote />
      {screen === 'login' ? (
        <LoginForm phone={phone} />
      ) : (
        <CodeSteps consents={consents} phone={phone} screen={screen} />
      )}
    </>
  )
}

/** Another may want to sign in on the same computer, so the form stays. */
function SignedInNote() {
  const t = useTranslations('auth')
  const client = useClient()
  const locale = useLocale()
  const query = useSearchParams().toString()
  if (!client) return null
  const name = fullName(client, locale)
  return (
    <Notice as="p" kind="info">
      <span>
        {t('signedIn', { name })}
        {sentenceGap(locale)}
        <TextLink href={pathOn(query, client.id)}>{t('toOwnPage')}</TextLink>
      </span>
    </Notice>
  )
}

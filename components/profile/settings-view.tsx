import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import type { ProfileResponse } from '@/provider/contract/profile'
import type { SessionsResponse } from '@/provider/contract/sessions'
import { ConsentText } from './consent-text'
import { ConsentsPanel } from './consents-panel'
import { DataPanel } from './data-panel'
import { useDeviceLines } from './device-lines'
import { DevicesPanel } from './devices-panel'
import { EmailPanel } from './email-panel'
import { NamePanel } from './name-panel'
import { NoticesPanel } from './notices-panel'
import { PasswordPanel } from './password-panel'
import { PhonePanel } from './phone-panel'
import { SecondFactorPanel } from './second-factor-panel'
import styles from './settings-view.module.css'
import { StepUpProvider } from './step-up'

type Props = { profile: ProfileResponse; sessions: SessionsResponse['items']; brand: string }

/** Each panel is a form of its own: what fails in one leaves the others as they are. */
export function SettingsView({ profile, sessions, brand }: Props) {
  const t = useTranslations('profile')
  const { profile: texts, auth } = useMessages()
  return (
    <NextIntlClientProvider messages={{ profile: texts, auth }}>
      <noscript>
        <Notice as="p" kind="info">
          {t('noScript')}
        </Notice>
      </noscript>
      <StepUpProvider phone={profile.phone}>
        <NamePanel profile={profile} />
        <Panel as="div">
          <div className={styles.contacts}>
            <PhonePanel phone={profile.phone} />
            <EmailPanel confirmedAt={profile.emailConfirmedAt} email={profile.email} />
          </div>
        </Panel>
        <div className={styles.beside}>
          <PasswordPanel phone={profile.phone} />
          <NoticesPanel brand={brand} profile={profile} />
        </div>
        <SecondFactorPanel brand={brand} secondFactor={profile.secondFactor} />
        <DevicesPanel lines={useDeviceLines(sessions)} />
        <ConsentsPanel lines={profile.consents.map(lineOf)} />
        <DataPanel obstacles={profile.obstacles} />
      </StepUpProvider>
    </NextIntlClientProvider>
  )
}

function lineOf(consent: ProfileResponse['consents'][number]) {
  const { document, version, givenAt, withdrawnAt } = consent
  return {
    id: `${document} ${version} ${givenAt}`,
    text: <ConsentText {...consent} />,
    canWithdraw: document === 'marketing' && withdrawnAt === null,
  }
}

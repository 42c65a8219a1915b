import { useLocale, useTranslations } from 'next-intl'
import { fullName } from '@/lib/format/full-name'
import { formatPhone } from '@/lib/format/phone'
import { LANGUAGES } from '@/lib/i18n/languages'
import type { ClientAnswer, ProfileAnswer, SessionsAnswer } from '@/provider/contract/account'
import { ConsentsPanel } from './consents-panel'
import { DevicesPanel } from './devices-panel'

type Props = { client: ClientAnswer; profile: ProfileAnswer; sessions: SessionsAnswer['items'] }

export function SettingsView({ client, profile, sessions }: Props) {
  const t = useTranslations('client.settings')
  const locale = useLocale()
  const language = LANGUAGES.find(({ locale }) => locale === profile.language)
  const rows = [
    { name: t('name'), value: fullName(client, locale) },
    { name: t('phone'), value: <span className="num">{formatPhone(profile.phone)}</span> },
    { name: t('email'), value: profile.email ?? t('noEmail') },
    { name: t('language'), value: language ? <span lang={language.locale}>{language.name}</span> : profile.language },
  ]
  return (
    <>
      <section className="panel stack">
        <h2 className="h-sub">{t('profile')}</h2>
        <dl className="pairs">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{t('profileNote')}</p>
      </section>
      <ConsentsPanel items={profile.consents} />
      <DevicesPanel items={sessions} />
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { changeNotices } from '@/lib/browser-api/profile'
import { agreementHref } from '@/lib/documents/agreements'
import { LANGUAGES } from '@/lib/i18n/languages'
import { useRouter } from '@/lib/i18n/navigation'
import type { ProfileResponse } from '@/provider/contract/profile'
import {
  MARKETING_VERSION,
  type Notices,
  wantsDebtNotices,
  wantsOffers,
} from '@/provider/contract/rules/profile/notification-settings'
import { NoticeRows } from './notice-rows'
import { PanelFrame } from './panel-frame'
import { usePanelForm } from './use-panel'

type Props = { profile: Pick<ProfileResponse, 'language' | 'notices' | 'consents'>; brand: string }

/** Of the fields that an error can belong to; the switches themselves are always right. */
const IDS = { debts: 'notice-debts-sms', marketing: 'notice-marketing' }

export function NoticesPanel({ profile, brand }: Props) {
  const t = useTranslations('profile')
  const router = useRouter()
  const [notices, setNotices] = useState<Notices>(profile.notices)
  const [language, setLanguage] = useState(profile.language)
  useWithdrawal(profile.notices, setNotices)
  const hasConsent = profile.consents.some(({ document, withdrawnAt }) => document === 'marketing' && !withdrawnAt)
  const needsConsent = wantsOffers(notices) && !hasConsent
  const form = usePanelForm<keyof typeof IDS>({
    schema: {
      debts: [() => (wantsDebtNotices(notices) ? null : 'debtsSilent')],
      marketing: [(value) => (needsConsent && !value ? 'marketingNeeded' : null)],
    },
    fieldOf: () => 'marketing',
    idOf: (name) => IDS[name],
    send: save,
  })

  async function save() {
    await changeNotices({ language, notices, ...(needsConsent ? { marketing: MARKETING_VERSION } : {}) })
    form.set('marketing', '')
    router.refresh()
    return t('saved')
  }

  return (
    <Panel flow="stack" heading={t('notices.title')} headingId="profile-notices">
      <PanelFrame busyLabel={t('saving')} form={form} isQuiet submitLabel={t('save')}>
        <NoticeRows
          debtsError={form.errorOf('debts')}
          notices={notices}
          onChange={(changed) => {
            setNotices(changed)
            form.set('debts', '')
          }}
        />
        {needsConsent && (
          <ConsentCheckbox
            checked={form.values.marketing !== ''}
            error={form.errorOf('marketing')}
            id={IDS.marketing}
            name="marketing"
            onChange={({ target }) => form.set('marketing', target.checked ? 'yes' : '')}
          >
            {t.rich('notices.marketing', {
              brand,
              link: (chunks) => (
                <DocumentLink href={agreementHref('marketing')} newTab={t('newTab')}>
                  {chunks}
                </DocumentLink>
              ),
            })}
          </ConsentCheckbox>
        )}
        <Text size="xs" tone="muted">
          {t('notices.always')}
        </Text>
        <Field id="notice-language" label={t('notices.language')}>
          {(ids) => (
            <Select
              {...ids}
              name="language"
              onChange={({ target }) =>
                setLanguage(LANGUAGES.find(({ locale }) => locale === target.value)?.locale ?? 'ru')
              }
              value={language}
            >
              {LANGUAGES.map(({ locale, name }) => (
                <option key={locale} lang={locale} value={locale}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </PanelFrame>
    </Panel>
  )
}

/** Offers that were taken back in the panel of consents are off in this one too. */
function useWithdrawal(stored: Notices, change: (update: (notices: Notices) => Notices) => void) {
  const hasOffers = wantsOffers(stored)
  useEffect(() => {
    if (!hasOffers) change((notices) => ({ ...notices, offers: { sms: false, email: false } }))
  }, [hasOffers, change])
}

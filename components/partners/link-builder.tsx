'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { Select } from '@/components/ui/input/select'
import { TextInput } from '@/components/ui/input/text-input'
import { partnerCode, partnerLink } from '@/lib/partners/partner-link'
import { showToast } from '@/lib/toasts/show-toast'
import styles from './link-builder.module.css'
import { QrCode } from './qr-code'

const ID = 'partner-code'
const CODE_MAX = 40

const PAGES = ['home', 'rent', 'longTerm', 'service'] as const
const PATH_OF = { home: '', rent: 'rent/', longTerm: 'long_term_rental/', service: 'service/' } as const

/** Shows what a partner's link and its QR code look like; before the scripts came it is an example. */
export function LinkBuilder({ home }: { home: string }) {
  const t = useTranslations('partners.link')
  const isReady = useHydrated()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState<(typeof PAGES)[number]>('home')
  const code = partnerCode(typed) || t('example')
  const link = partnerLink(`${home}${PATH_OF[page]}`, code)
  const query = link.indexOf('?')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'ok', title: t('copied'), text: link })
    } catch {
      showToast({ kind: 'info', title: t('notCopied'), text: link })
    }
  }

  return (
    <div className={styles.builder}>
      <Field hint={t('hint')} id={ID} label={t('code')}>
        {(ids) => (
          <TextInput
            {...ids}
            autoCapitalize="none"
            autoComplete="off"
            disabled={!isReady}
            maxLength={CODE_MAX}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={t('example')}
            spellCheck={false}
            value={typed}
          />
        )}
      </Field>
      <Field id="partner-page" label={t('page')}>
        {(ids) => (
          <Select
            {...ids}
            disabled={!isReady}
            onChange={({ target }) => setPage(PAGES.find((one) => one === target.value) ?? 'home')}
            value={page}
          >
            {PAGES.map((one) => (
              <option key={one} value={one}>
                {t(`pages.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <output aria-live="off" htmlFor={`${ID} partner-page`}>
        <span translate="no">
          {link.slice(0, query)}
          <wbr />
          {link.slice(query)}
        </span>
        {isReady && (
          <Button onClick={copy} size="s" variant="ghost">
            <Icon of="copy" size="s" />
            {t('copy')}
          </Button>
        )}
      </output>
      <QrCode code={code} link={link} />
    </div>
  )
}

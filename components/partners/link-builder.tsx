'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/forms/field'
import { useHydrated } from '@/components/forms/use-hydrated'
import { partnerCode, partnerLink } from '@/lib/content/partner-link'
import { showToast } from '@/lib/toasts/show-toast'

const ID = 'partner-code'
const CODE_MAX = 40

/** Shows how a partner's link looks like; before the scripts came it is an example. */
export function LinkBuilder({ home }: { home: string }) {
  const t = useTranslations('partners.link')
  const isReady = useHydrated()
  const [typed, setTyped] = useState('')
  const link = partnerLink(home, partnerCode(typed) || t('example'))

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'ok', title: t('copied'), text: link })
    } catch {
      showToast({ kind: 'info', title: t('notCopied'), text: link })
    }
  }

  return (
    <div className="partner-link">
      <Field hint={t('hint')} id={ID} label={t('code')}>
        <input
          aria-describedby={`${ID}-hint`}
          autoCapitalize="none"
          autoComplete="off"
          className="inp"
          disabled={!isReady}
          id={ID}
          maxLength={CODE_MAX}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={t('example')}
          spellCheck={false}
          value={typed}
        />
      </Field>
      <output aria-live="off" htmlFor={ID}>
        <span translate="no">{link}</span>
        {isReady && (
          <button className="btn ghost sm" onClick={copy} type="button">
            <Copy aria-hidden="true" className="ic s" />
            {t('copy')}
          </button>
        )}
      </output>
    </div>
  )
}

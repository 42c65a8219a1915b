'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { PromoNote } from '@/components/search/promo-note'
import { ariaOf } from '@/components/ui/field/aria-of'
import { checkPromo } from '@/lib/browser-api/promo'
import { readPromo } from '@/lib/options/choice'
import type { PromoCheckResponse } from '@/provider/contract/quotes'
import { PROMO_CODE_MAX } from '@/provider/contract/rules/promo/promo-states'

const ID = 'promo'

/** A promo code behind a link. Without scripts the button sends the whole form, code included. */
export function PromoField({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.promo')
  const { choice, quote } = useLiveQuote()
  const { code, setCode, isSending, apply, remove, refused, hasFailed } = usePromo()
  const outcome = refused?.promo ?? (choice.promo === '' ? null : quote.promo)
  const [isOpen, setIsOpen] = useState(choice.promo !== '')
  const input = useRef<HTMLInputElement>(null)
  const error = outcome && outcome.state !== 'accepted' ? outcome.state : undefined

  function applyByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }

  /** The button goes with its code: the field stays, for another one. */
  function removeCode(): void {
    remove()
    setIsOpen(true)
    input.current?.focus()
  }

  return (
    <details
      className="panel promo"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      open={isOpen || choice.promo !== ''}
    >
      <summary className="link">{t('ask')}</summary>
      <div className="stack">
        <div className="field">
          <label htmlFor={ID}>{t('label')}</label>
          <div className="row">
            <input
              autoCapitalize="characters"
              autoComplete="off"
              className="inp"
              maxLength={PROMO_CODE_MAX}
              name="promo"
              onChange={({ target }) => setCode(target.value)}
              onKeyDown={applyByEnter}
              ref={input}
              spellCheck={false}
              value={code}
              {...ariaOf(ID, { error })}
              aria-describedby={`${ID}-outcome`}
            />
            <button
              aria-busy={isSending}
              aria-disabled={isSending}
              className="btn soft"
              name="step"
              onClick={(event) => {
                event.preventDefault()
                void apply()
              }}
              type="submit"
              value="options"
            >
              {isSending ? t('checking') : t('apply')}
            </button>
          </div>
        </div>
        <div id={`${ID}-outcome`} role="status">
          {outcome && <PromoNote promo={outcome} />}
          {refused && refused.kept !== '' && <p className="small">{t('kept', { code: refused.kept })}</p>}
          {hasFailed && <p className="err">{t('failed', { phone: phoneText })}</p>}
        </div>
        {choice.promo !== '' && (
          <p>
            <button className="btn ghost" onClick={removeCode} type="button">
              {t('remove', { code: choice.promo })}
            </button>
          </p>
        )}
      </div>
    </details>
  )
}

function usePromo() {
  const language = useLocale()
  const { choice, request, change } = useLiveQuote()
  const [code, setCode] = useState(choice.promo)
  const [refused, setRefused] = useState<PromoCheckResponse | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function apply(): Promise<void> {
    const asked = readPromo(code)
    if (asked === '' || isSending) return
    setIsSending(true)
    setHasFailed(false)
    try {
      const answer = await checkPromo({ code: asked, rental: request }, language)
      setRefused(answer.promo.state === 'accepted' ? null : answer)
      if (answer.kept !== choice.promo) change({ ...choice, promo: answer.kept })
    } catch {
      setHasFailed(true)
    }
    setIsSending(false)
  }

  function remove(): void {
    setCode('')
    setRefused(null)
    change({ ...choice, promo: '' })
  }

  return { code, setCode, isSending, apply, remove, refused, hasFailed }
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { PromoNote } from '@/components/search/promo-note'
import { Button } from '@/components/ui/button/button'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { FieldError } from '@/components/ui/field/field-error'
import { TextInput } from '@/components/ui/input/text-input'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { checkPromo } from '@/lib/browser-api/promo'
import { readPromo } from '@/lib/options/choice'
import type { PromoCheckResponse } from '@/provider/contract/quotes'
import { PROMO_CODE_MAX } from '@/provider/contract/rules/promo/promo-states'
import styles from './options.module.css'

const ID = 'promo'

/** A promo code behind a link. Without scripts the button sends the whole form, code included. */
export function PromoField({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.promo')
  const { choice, quote } = useLiveQuote()
  const { code, setCode, isSending, apply, remove, rejection, hasFailed } = usePromo()
  const outcome = rejection?.promo ?? (choice.promo === '' ? null : quote.promo)
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
    <Panel
      as="details"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      open={isOpen || choice.promo !== ''}
    >
      <DisclosureSummary>{t('ask')}</DisclosureSummary>
      <Stack>
        <Field id={ID} label={t('label')}>
          <div className={styles.code}>
            <TextInput
              autoCapitalize="characters"
              autoComplete="off"
              isCaps
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
            <Button
              isBusy={isSending}
              name="step"
              onClick={(event) => {
                event.preventDefault()
                void apply()
              }}
              type="submit"
              value="options"
              variant="soft"
            >
              {isSending ? t('checking') : t('apply')}
            </Button>
          </div>
        </Field>
        <div id={`${ID}-outcome`} role="status">
          {outcome && <PromoNote promo={outcome} />}
          {rejection && rejection.kept !== '' && <Text size="s">{t('kept', { code: rejection.kept })}</Text>}
          <FieldError error={hasFailed ? t('failed', { phone: phoneText }) : undefined} isPlain />
        </div>
        {choice.promo !== '' && (
          <p>
            <Button onClick={removeCode} variant="ghost">
              {t('remove', { code: choice.promo })}
            </Button>
          </p>
        )}
      </Stack>
    </Panel>
  )
}

function usePromo() {
  const language = useLocale()
  const { choice, request, change } = useLiveQuote()
  const [code, setCode] = useState(choice.promo)
  const [rejection, setRejection] = useState<PromoCheckResponse | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function apply(): Promise<void> {
    const requestedCode = readPromo(code)
    if (requestedCode === '' || isSending) return
    setIsSending(true)
    setHasFailed(false)
    try {
      const response = await checkPromo({ code: requestedCode, rental: request }, language)
      setRejection(response.promo.state === 'accepted' ? null : response)
      if (response.kept !== choice.promo) change({ ...choice, promo: response.kept })
    } catch {
      setHasFailed(true)
    }
    setIsSending(false)
  }

  function remove(): void {
    setCode('')
    setRejection(null)
    change({ ...choice, promo: '' })
  }

  return { code, setCode, isSending, apply, remove, rejection: rejection, hasFailed }
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Text } from '@/components/ui/text/text'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { WaitedCar } from '@/lib/waitlist/waited-car'
import type { WaitlistOutcome } from './use-waitlist-form'
import { WaitlistForm } from './waitlist-form'

type Props = { consents: string; phone: string; about: WaitedCar; onClose: () => void }

/** The form of the waitlist, then what was stored and when it ends; mounted only while it is open. */
export function WaitlistDialog({ about, onClose, ...form }: Props) {
  const t = useTranslations('callback')
  const [outcome, setOutcome] = useState<WaitlistOutcome | null>(null)
  const title = outcome ? t(`waitlist.${outcome.response.state}Title`) : t('waitlist.title', about)
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {outcome ? (
        <Outcome about={about} onClose={onClose} outcome={outcome} />
      ) : (
        <>
          <Text tone="muted">{t('waitlist.lead', about)}</Text>
          <WaitlistForm {...form} about={about} onCancel={onClose} onSent={setOutcome} />
        </>
      )}
    </Dialog>
  )
}

type OutcomeProps = Pick<Props, 'about' | 'onClose'> & { outcome: WaitlistOutcome }

/** It takes the focus, and so is read: the form that had it is gone. */
function Outcome({ about, outcome: { response, email, isSms }, onClose }: OutcomeProps) {
  const t = useTranslations('callback.waitlist')
  const format = useFormatter()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const isFree = response.state === 'free'
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {isFree ? t('freeText', about) : isSms ? t('waitingSms', about) : t('waitingEmail', { ...about, email })}
      </p>
      {!isFree && (
        <Text size="s" tone="muted">
          {t('until', { moment: format.deadline(new Date(response.until), DEADLINE_MOMENT) })}
        </Text>
      )}
      <ButtonRow align="center">
        {isFree && <Button href={`/booking-online/${about.slug}/${about.query}`}>{t('book')}</Button>}
        <Button onClick={() => onClose()} variant={isFree ? 'soft' : 'primary'}>
          {t('understood')}
        </Button>
      </ButtonRow>
    </>
  )
}

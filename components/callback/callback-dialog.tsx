'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ToastStack } from '@/components/layout/frame/toast-stack'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Notice } from '@/components/ui/notice/notice'
import { Text } from '@/components/ui/text/text'
import type { QuestionCar } from '@/lib/callback/question-rules'
import { showToast } from '@/lib/toasts/show-toast'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import styles from './callback-dialog.module.css'
import { CallbackForm } from './callback-form'
import { CallbackLead, type CallbackTerms } from './callback-lead'
import { QuestionForm } from './question-form'

type Props = {
  consents: string
  terms: CallbackTerms
  /** When it opened. */
  at: StationMoment
  notifications: string
  phone: string
  /** What the link that opened it says (`callback-link.tsx`). */
  triggerData: DOMStringMap | undefined
  /** `then` runs when the dialog has left the page. */
  onClose: (then?: () => void) => void
}

/** The form beside a picture, in a dialog that is mounted only while it is open. */
export function CallbackDialog({ consents, terms, at, notifications, phone, triggerData = {}, onClose }: Props) {
  const t = useTranslations('callback')
  const { callbackNote: note, askCar: car, askDates: dates = '' } = triggerData
  const about = car ? { car, dates } : null
  const title = useId()
  const leadOf = ({ dates }: QuestionCar) => (dates === '' ? t('question.lead') : t('question.leadOnDates', { dates }))
  const leaveWith = (title: string, text: string) => onClose(() => showToast({ kind: 'ok', title, text }))
  const form = { consents, phone, onCancel: () => onClose() }
  return (
    <Dialog aria-labelledby={title} closeLabel={t('close')} closesOutside isOpen look="wide" onClose={() => onClose()}>
      <div className={styles.sides}>
        <div>
          <h2 id={title}>{about ? t('question.title', about) : t('title')}</h2>
          {about ? <Text tone="muted">{leadOf(about)}</Text> : <CallbackLead {...terms} at={at} />}
          {note && (
            <Notice as="p" kind="info">
              {t('note', { note })}
            </Notice>
          )}
          <ToastStack label={notifications} />
          {about ? (
            <QuestionForm
              {...form}
              about={about}
              onSent={() => leaveWith(t('question.sentTitle'), t('question.sentText'))}
            />
          ) : (
            <CallbackForm {...form} onSent={() => leaveWith(t('sentTitle'), t('sentText'))} />
          )}
        </div>
        <div />
      </div>
    </Dialog>
  )
}

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FilePreview } from '@/components/files/file-preview'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_DAY, SHORT_DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { comma } from '@/lib/i18n/comma'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Dispute } from '@/provider/contract/debts'
import type { Evidence } from '@/provider/contract/files'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import styles from './debts.module.css'

/** `YYYY-MM-DD` in words. */
export function useDay(): (date: string) => string {
  const format = useFormatter()
  return (date) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
}

/** Whole roubles in words. */
export function useSum(): (roubles: number) => string {
  const locale = useLocale()
  return (roubles) => formatRoubles(roubles * KOPECKS_PER_ROUBLE, locale)
}

type Props = {
  /** Of what. */
  name: string
  booking: string | null
  note: string
  evidence: readonly Evidence[]
  dispute: Dispute | null
  isDisputed: boolean
  children?: ReactNode
}

/** Below a debt: what proves it, and what was said against it. */
export function DebtNote({ name, booking, note, evidence, dispute, isDisputed, children }: Props) {
  const t = useTranslations('debts')
  return (
    <ul className={styles.note}>
      {children}
      {booking && (
        <li>
          {t.rich('bookingThen', {
            number: booking,
            link: (chunks) => (
              <TextLink href={`/account/history/?booking=${booking}`} isAlone isNumeric>
                {chunks}
              </TextLink>
            ),
          })}
        </li>
      )}
      {note && <li>{note}</li>}
      {evidence.length > 0 && (
        <li>
          <EvidenceFrames evidence={evidence} name={name} />
        </li>
      )}
      {dispute && <DisputeDetails dispute={dispute} />}
      {isDisputed && <li>{t('frozen')}</li>}
    </ul>
  )
}

/** Each file in a frame of one size, two beside each other, with the moment at which the branch added it. */
export function EvidenceFrames({ evidence, name }: Pick<Props, 'evidence' | 'name'>) {
  const t = useTranslations('debts')
  const locale = useLocale()
  const format = useFormatter()
  return (
    <div className={styles.frames}>
      <FileTexts>
        {evidence.map((file) => (
          <figure key={file.id}>
            <figcaption>
              {t(`proof.${file.kind}`)}
              <small>{t('added', { at: format.dateTime(new Date(file.uploadedAt), SHORT_DEADLINE_MOMENT) })}</small>
            </figcaption>
            <FilePreview file={file} name={`${t(`proof.${file.kind}`)}${comma(locale)}${name}`} />
          </figure>
        ))}
      </FileTexts>
    </div>
  )
}

function DisputeDetails({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('debts')
  const format = useFormatter()
  return (
    <li>
      {t('given', { date: format.dateTime(new Date(dispute.givenAt), FAR_DAY) })}
      <Disclosure look="under" summary={t('givenText')}>
        <p className={styles.given}>{dispute.text}</p>
        {dispute.files.length > 0 && (
          <FileTexts>
            <p>{t('givenFiles', { count: dispute.files.length })}</p>
            {dispute.files.map((file, index) => (
              <FilePreview file={file} key={file.id} name={t('givenFile', { number: index + 1 })} />
            ))}
          </FileTexts>
        )}
      </Disclosure>
    </li>
  )
}

function FileTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { look, lookErrors } = useMessages().files
  return (
    <NextIntlClientProvider locale={locale} messages={{ files: { look, lookErrors } }}>
      {children}
    </NextIntlClientProvider>
  )
}

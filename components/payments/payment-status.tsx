import { sentenceGap } from '@/lib/i18n/sentence-gap'
import '@/components/bookings/summary/bookings.css'
import './payments.css'
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { paymentStatusHref } from '@/lib/payments/payment-href'
import { outcomeOf, type PaymentOutcome } from '@/lib/payments/payment-outcome'
import type { PaymentWays } from '@/lib/payments/payment-ways'
import type { Payment } from '@/provider/contract/payments'
import type { Settings } from '@/provider/contract/settings'
import { BranchPlace } from './branch-place'
import { PaymentRows } from './payment-rows'
import { PaymentWatch } from './payment-watch'

type Props = { payment: Payment; ways: PaymentWays; settings: Settings }

const ICON_OF: Record<PaymentOutcome, IconName> = {
  pending: 'hourglass',
  unfinished: 'hourglass',
  checked: 'circle-alert',
  notNeeded: 'circle-alert',
  booked: 'circle-check',
  succeeded: 'circle-check',
  noCar: 'circle-alert',
  excess: 'circle-alert',
  nothingDue: 'circle-alert',
  kept: 'circle-x',
  goingBack: 'circle-alert',
  sentBack: 'circle-alert',
  stuck: 'circle-alert',
  canceled: 'circle-x',
  failed: 'circle-x',
}

/** A payment as it truly stands, and what can be done next. */
export function PaymentStatus({ payment, ways, settings }: Props) {
  const t = useTranslations('payments.result')
  const locale = useLocale()
  const format = useFormatter()
  const { result } = useMessages().payments
  const { id, state, confirmationUrl } = payment
  const outcome = outcomeOf(payment)
  const until = ways.holdUntil && format.dateTime(new Date(ways.holdUntil), DEADLINE_MOMENT)
  const hasFailed = outcome === 'canceled' || outcome === 'failed'
  const phone = settings.main_phone
  return (
    <div className="wrap section">
      <div className={`panel stack pay-status ${outcome}`}>
        <Icon of={ICON_OF[outcome]} size="l" />
        <h1>{t(`title.${outcome}`)}</h1>
        <Lead hasFailed={hasFailed} outcome={outcome} payment={payment} until={until} ways={ways} />
        {(hasFailed || outcome === 'pending') && until && <p>{t('held', { moment: until })}</p>}
        <PaymentRows bankDays={settings.rules.refundBankDays} payment={payment} />
        <NextIntlClientProvider locale={locale} messages={{ payments: { result: { live: result.live } } }}>
          <PaymentWatch
            confirmationUrl={confirmationUrl}
            id={id}
            isPending={state === 'pending' && outcome !== 'checked'}
            news={t(`title.${outcome}`)}
          />
        </NextIntlClientProvider>
        {state === 'pending' && (
          <noscript>
            <p>
              <Link className="btn line" href={paymentStatusHref(id)}>
                {t('reload')}
              </Link>
            </p>
          </noscript>
        )}
        <Ways confirmationUrl={confirmationUrl} hasFailed={hasFailed} outcome={outcome} ways={ways} />
        {hasFailed && !ways.since && !ways.atBranch && (
          <div>
            <p>{t('branch')}</p>
            <BranchPlace settings={settings} />
          </div>
        )}
        <p className="small muted">
          <ContentText phone={phone} text={t('help', { phone: formatPhone(phone) })} />
        </p>
      </div>
    </div>
  )
}

type LeadProps = Pick<Props, 'payment' | 'ways'> & { outcome: PaymentOutcome; hasFailed: boolean; until: string | null }

function Lead({ outcome, hasFailed, payment: { reason, receipt }, ways, until }: LeadProps) {
  const gap = sentenceGap(useLocale())
  const t = useTranslations('payments.result')
  if (outcome === 'unfinished')
    return <p>{until ? t('lead.unfinishedUntil', { moment: until }) : t('lead.unfinished')}</p>
  if (hasFailed && ways.since) return <p>{t(`since.${ways.since}`)}</p>
  const isReceiptToCome = receipt === 'pending' && (outcome === 'booked' || outcome === 'succeeded')
  return (
    <p>
      {hasFailed && reason ? t(`reason.${reason}`) : t(`lead.${outcome}`)}
      {isReceiptToCome && `${gap}${t('receipt')}`}
    </p>
  )
}

type WaysProps = { outcome: PaymentOutcome; hasFailed: boolean; ways: PaymentWays; confirmationUrl: string | null }

function Ways({ outcome, hasFailed, ways, confirmationUrl }: WaysProps) {
  const t = useTranslations('payments.result')
  const { thing, again, atBranch } = ways
  const goOn = outcome === 'unfinished' ? confirmationUrl : null
  const canPayAgain = hasFailed && again !== null
  return (
    <div className="row acts">
      {goOn !== null && (
        <div>
          <p className="small muted" id="go-on">
            {t('notConfirmed')}
          </p>
          <a aria-describedby="go-on" className="btn line" href={goOn} rel="noreferrer">
            {t('goOn')}
          </a>
        </div>
      )}
      {canPayAgain && (
        <Link className="btn primary" href={again}>
          {t('again')}
        </Link>
      )}
      {canPayAgain && atBranch && (
        <Link className="btn line" href={atBranch}>
          {t('atBranch')}
        </Link>
      )}
      {thing && (
        <Link className={`btn ${goOn !== null || canPayAgain ? 'line' : 'primary'}`} href={thing.href}>
          {t(`to.${thing.kind}`)}
        </Link>
      )}
      {!thing && !canPayAgain && goOn === null && (
        <Link className="btn line" href="/">
          {t('home')}
        </Link>
      )}
    </div>
  )
}

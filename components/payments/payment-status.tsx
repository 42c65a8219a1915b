import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { paymentStatusHref } from '@/lib/payments/payment-href'
import { outcomeOf, type PaymentOutcome } from '@/lib/payments/payment-outcome'
import type { PaymentWays } from '@/lib/payments/payment-ways'
import type { Payment } from '@/provider/contract/payments'
import { acceptedWays, foreignCardsText, russianWays } from '@/provider/contract/rules/payments/accepted-ways'
import type { AcceptedPayments } from '@/provider/contract/rules/payments/payment-methods'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'
import { BranchPlace } from './branch-place'
import { PaymentRows } from './payment-rows'
import { PaymentWatch } from './payment-watch'
import styles from './payments.module.css'

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

/** Of the icon; of every other outcome, that of a warning. */
const TONE_OF: Partial<Record<PaymentOutcome, 'success' | 'danger'>> = {
  booked: 'success',
  succeeded: 'success',
  canceled: 'danger',
  failed: 'danger',
}

/** A payment as it truly stands, and what can be done next. */
export function PaymentStatus({ payment, ways, settings }: Props) {
  const t = useTranslations('payments.result')
  const locale = useLocale()
  const format = useFormatter()
  const { list } = useListFormat()
  const { result } = useMessages().payments
  const { id, state, confirmationUrl } = payment
  const outcome = outcomeOf(payment)
  const until = ways.holdUntil && format.deadline(new Date(ways.holdUntil), DEADLINE_MOMENT)
  const hasFailed = outcome === 'canceled' || outcome === 'failed'
  const phone = settings.main_phone
  return (
    <Container space="both">
      <Panel as="div" flow="stack">
        <Icon of={ICON_OF[outcome]} size="l" />
        <h1 className={styles.outcome} data-tone={TONE_OF[outcome]}>
          {t(`title.${outcome}`)}
        </h1>
        <Lead
          accepted={settings.facts.payments}
          hasFailed={hasFailed}
          outcome={outcome}
          payment={payment}
          until={until}
          ways={ways}
        />
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
              <Button href={paymentStatusHref(id)} variant="line">
                {t('reload')}
              </Button>
            </p>
          </noscript>
        )}
        <Ways confirmationUrl={confirmationUrl} hasFailed={hasFailed} outcome={outcome} ways={ways} />
        {hasFailed && !ways.since && !ways.atBranch && (
          <div>
            <p>{t('branch', { ways: list(acceptedWays(settings.facts.payments, locale).branch) })}</p>
            <BranchPlace settings={settings} />
          </div>
        )}
        <Text size="s" tone="muted">
          <ContentText phone={phone} text={t('help', { phone: formatPhone(phone) })} />
        </Text>
      </Panel>
    </Container>
  )
}

type LeadProps = Pick<Props, 'payment' | 'ways'> & {
  accepted: AcceptedPayments
  outcome: PaymentOutcome
  hasFailed: boolean
  until: string | null
}

function Lead({ accepted, outcome, hasFailed, payment: { purpose, reason, receipt }, ways, until }: LeadProps) {
  const locale = useLocale()
  const t = useTranslations('payments.result')
  if (outcome === 'unfinished')
    return <p>{until ? t('lead.unfinishedUntil', { moment: until }) : t('lead.unfinished')}</p>
  if (hasFailed && ways.since) return <p>{t(`since.${ways.since}`)}</p>
  const isDeclined = hasFailed && reason === 'declined'
  const isReceiptToCome = receipt === 'pending' && (outcome === 'booked' || outcome === 'succeeded')
  const sentences = [
    hasFailed && reason ? t(`reason.${reason}`) : t(`lead.${outcome}`),
    isDeclined ? foreignCardsText(accepted, locale, purpose) : '',
    isDeclined ? t('afterDecline', { ways: russianWays(accepted) ?? 'other' }) : '',
    isReceiptToCome ? t('receipt') : '',
  ]
  return <p>{sentences.filter(Boolean).join(sentenceGap(locale))}</p>
}

type WaysProps = { outcome: PaymentOutcome; hasFailed: boolean; ways: PaymentWays; confirmationUrl: string | null }

function Ways({ outcome, hasFailed, ways, confirmationUrl }: WaysProps) {
  const t = useTranslations('payments.result')
  const { thing, again, atBranch } = ways
  const goOn = outcome === 'unfinished' ? confirmationUrl : null
  const canPayAgain = hasFailed && again !== null
  return (
    <ButtonRow align="end" isFilling>
      {goOn !== null && (
        <div>
          <Text id="go-on" size="s" tone="muted">
            {t('notConfirmed')}
          </Text>
          <Button aria-describedby="go-on" href={goOn} isExternal rel="noreferrer" variant="line">
            {t('goOn')}
          </Button>
        </div>
      )}
      {canPayAgain && <Button href={again}>{t('again')}</Button>}
      {canPayAgain && atBranch && (
        <Button href={atBranch} variant="line">
          {t('atBranch')}
        </Button>
      )}
      {thing && (
        <Button href={thing.href} variant={goOn !== null || canPayAgain ? 'line' : 'primary'}>
          {t(`to.${thing.kind}`)}
        </Button>
      )}
      {!thing && !canPayAgain && goOn === null && (
        <Button href="/" variant="line">
          {t('home')}
        </Button>
      )}
    </ButtonRow>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/content/content-text'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { LinedItem } from '@/components/ui/lined-list/lined-item'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { NotMineResponse } from '@/provider/contract/not-mine'

type Props = {
  /** Null: the link is not ours, or not valid any more. */
  notMine: NotMineResponse | null
  hasFailed: boolean
  phone: string
}

/**
 * The page of the link to the owner of a phone: which bookings somebody made with it, what cancelling them does, and the form.
 * It needs no script.
 */
export function NotMineView({ notMine, hasFailed, phone }: Props) {
  const t = useTranslations('bookings.notMine')
  const withPhone = (text: string) => <ContentText phone={phone} text={text} />
  const phoneText = formatPhone(phone)
  if (!notMine)
    return (
      <Frame>
        <p>{withPhone(t('wrong', { phone: phoneText }))}</p>
      </Frame>
    )
  const { bookings, isDone, days } = notMine
  if (bookings.length > 0)
    return (
      <Frame>
        {hasFailed && (
          <Notice kind="error" role="alert">
            <p>{withPhone(t('failed', { phone: phoneText }))}</p>
          </Notice>
        )}
        <Question bookings={bookings} days={days} />
      </Frame>
    )
  return (
    <Frame>
      <p>{withPhone(isDone ? t('done', { days, phone: phoneText }) : t('over', { phone: phoneText }))}</p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('bookings.notMine')
  return (
    <Container space="both">
      <Panel as="div" flow="stack">
        <h1>{t('title')}</h1>
        {children}
      </Panel>
    </Container>
  )
}

/** Names no person: the visitor who booked typed what he liked, and the reader may be another one. */
function Question({ bookings, days }: Pick<NotMineResponse, 'bookings' | 'days'>) {
  const t = useTranslations('bookings.notMine')
  const format = useFormatter()
  const lang = useLocale()
  const count = bookings.length
  return (
    <>
      <Text>{t('lead', { count })}</Text>
      <LinedList>
        {bookings.map(({ number, car, pickupAt }) => (
          <LinedItem key={number}>
            <span>
              <b>{car}</b>
              <Text as="span" size="s" tone="muted">
                {t('booking', { number, moment: format.dateTime(new Date(pickupAt), FAR_HAND_OVER_MOMENT) })}
              </Text>
            </span>
          </LinedItem>
        ))}
      </LinedList>
      <Text>{t('mine', { count })}</Text>
      <Text>{t('effect', { count, days })}</Text>
      <form action={`/api/not-mine/?lang=${lang}`} method="post">
        <Button tone="danger" type="submit" variant="line">
          {t('cancel', { count })}
        </Button>
      </form>
    </>
  )
}

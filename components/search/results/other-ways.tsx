import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Rental } from '@/lib/search/rental'

type Props = {
  advice: string
  /** The same dates in every class and without filters. */
  allHref: string
  phone: string
  rental: Rental
}

/** Other dates, other classes, or a person who is told the dates already. */
export function OtherWays({ advice, allHref, phone, rental }: Props) {
  const t = useTranslations('cars')
  const search = useTranslations('search')
  const format = useFormatter()
  const moment = (date: Date) => format.dateTime(date, SHORT_HAND_OVER_MOMENT)
  return (
    <Panel aria-labelledby="ways" flow="stack">
      <Heading id="ways" size="l">
        {t('empty.otherHeading')}
      </Heading>
      <p>{advice}</p>
      <ButtonRow align="center">
        <Button href="#change" isExternal>
          {t('changeDates')}
        </Button>
        <Button href={allHref} variant="line">
          {t('alternativesAll')}
        </Button>
        <Button
          as={CallbackLink}
          variant="line"
          note={search('callbackNote', { from: moment(rental.pickup), to: moment(rental.dropoff) })}
        >
          {t('empty.call')}
        </Button>
        <Button as={PhoneLink} isNumeric phone={phone} variant="line">
          <Icon of="phone" size="s" />
          {formatPhone(phone)}
        </Button>
      </ButtonRow>
    </Panel>
  )
}

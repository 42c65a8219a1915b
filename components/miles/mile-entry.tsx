import { useTranslations } from 'next-intl'
import { carTile } from '@/components/account/car-tile'
import { Entry } from '@/components/ui/entry-list/entry'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { MileEntry as Movement } from '@/provider/contract/miles'

const DAY = { day: 'numeric', month: 'short' } as const

const ICON_OF: Record<Movement['state'], IconName> = {
  pending: 'hourglass',
  credited: 'gift',
  returned: 'undo-2',
  reserved: 'coins',
  released: 'undo-2',
  spent: 'coins',
  expired: 'hourglass',
}

/** A movement of miles as a line: what for, when, how many, and the balance after it. */
export function MileEntry({ entry }: { entry: Movement }) {
  const t = useTranslations('miles')
  const format = useFormatter()
  const { at, text, car, earnPercent, miles, state, balance, booking, expiresOn } = entry
  const note = [
    format.dateTime(new Date(at), DAY),
    car?.name,
    earnPercent !== null && t('ledger.percent', { percent: earnPercent }),
  ]
  const hasDetails = booking !== null || expiresOn !== null
  return (
    <Entry
      {...(car ? carTile(car.drawn) : { tile: <Icon of={ICON_OF[state]} /> })}
      {...(hasDetails && { details: <Details {...entry} /> })}
      note={note.filter(Boolean).join(t('ledger.comma'))}
      title={text}
      tone={miles > 0 && state !== 'pending' ? 'success' : undefined}
      value={withMinus(t('signed', { miles }))}
      valueNote={balance === null ? t('states.pending').toLowerCase() : t('count', { miles: balance })}
    />
  )
}

function Details({ booking, state, expiresOn }: Movement) {
  const t = useTranslations('miles')
  const format = useFormatter()
  return (
    <p>
      {t(`states.${state}`)}
      {booking !== null && (
        <>
          {t('ledger.comma')}
          {t.rich('ledger.ofBooking', {
            number: booking,
            link: (chunks) => (
              <TextLink href={`/account/history/?booking=${booking}`} isAlone isNumeric>
                {chunks}
              </TextLink>
            ),
          })}
        </>
      )}
      {expiresOn !== null && (
        <>
          <br />
          {t('ledger.left', { date: format.dateTime(new Date(expiresOn), { ...FAR_DAY, timeZone: 'UTC' }) })}
        </>
      )}
    </p>
  )
}

/** As money has it: a real minus. */
function withMinus(signed: string): string {
  return signed.replace('-', '−')
}

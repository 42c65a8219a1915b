import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { carTile } from '@/components/account/car-tile'
import { Entry } from '@/components/ui/entry-list/entry'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import { useSum } from './debt-note'

type Debt = FinesResponse['items'][number] | DamagesResponse['items'][number]

type Props = {
  debt: Debt
  name: string
  /** Of the details: another page may lead there. */
  anchor: string
  isOpen: boolean
  children: ReactNode
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** A fine or a damage as a line. */
export function DebtEntry({ debt: row, name, anchor, isOpen, children }: Props) {
  const t = useTranslations('debts')
  const sum = useSum()
  const format = useFormatter()
  const { date, car, drawn, debt, paid, status } = row
  const until = 'discount' in row && row.discount ? row.discount.until : null
  return (
    <Entry
      {...carTile(drawn)}
      details={children}
      id={anchor}
      isOpen={isOpen}
      note={t('when', { date: format.dateTime(new Date(date), DAY), car })}
      title={name}
      tone={debt > 0 && status !== 'disputed' ? 'danger' : undefined}
      value={sum(debt > 0 ? debt : paid)}
      valueNote={
        until === null
          ? t(`status.${status}`)
          : t('until', { date: format.dateTime(new Date(until), { day: 'numeric', month: 'short', timeZone: 'UTC' }) })
      }
    />
  )
}

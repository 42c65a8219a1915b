'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LineName } from '@/components/quotes/line-name'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatRoubles } from '@/lib/format/money'
import { linesFromList, type PrintedLine } from '@/provider/contract/rules/prices/printed-lines'
import { DifferenceTag } from './before-after'
import { useChangedPrice } from './change-context'
import styles from './price-change.module.css'

/** Line by line what the price was and what it becomes. `isHeld`: not booked yet, so nothing is paid later than now. */
export function PriceChange({ isHeld, phoneText }: { isHeld: boolean; phoneText: string }) {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { bookedPrice, price, differenceKop, retainedKop } = useChangedPrice()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  return (
    <Panel aria-labelledby="difference">
      <Row justify="between">
        <Heading id="difference" isSub>
          {t('price')}
        </Heading>
        <DifferenceTag />
      </Row>
      <table className={styles.lines}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('old')}</th>
            <th scope="col">{t('new')}</th>
          </tr>
        </thead>
        <tbody>
          {pairLines(linesFromList(bookedPrice), linesFromList(price)).map(({ key, before, after }) => (
            <tr data-same={before?.amountKop === after?.amountKop || undefined} key={key}>
              <th scope="row">
                <PairName after={after} before={before} />
              </th>
              <td>{roubles(before?.amountKop ?? 0)}</td>
              <td>{roubles(after?.amountKop ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{roubles(bookedPrice.totalKop)}</td>
            <td>{roubles(price.totalKop)}</td>
          </tr>
        </tfoot>
      </table>
      {!isHeld && differenceKop > 0 && (
        <Text size="s" tone="muted">
          {t('payLater', { deposit: roubles(price.depositKop) })}
        </Text>
      )}
      <div role="status">
        {retainedKop > 0 && <Text size="s">{t('retained', { amount: roubles(retainedKop), phone: phoneText })}</Text>}
      </div>
      <VisuallyHidden as="p" role="status">
        {differenceKop === 0 ? t('same') : ''}
      </VisuallyHidden>
    </Panel>
  )
}

type Pair = { before: PrintedLine | undefined; after: PrintedLine | undefined }

function PairName({ before, after }: Pair) {
  const t = useTranslations('bookings.change')
  const tQuotes = useTranslations('quotes')
  const { bookedPrice, price, names } = useChangedPrice()
  if (before?.percent !== undefined && after?.percent !== undefined && before.percent !== after.percent)
    return t('percentOf', { name: tQuotes(after.code), percent: after.percent, old: before.percent })
  if (after?.code === 'rental' && bookedPrice.days !== price.days)
    return t('daysOf', { name: tQuotes('rental', { count: price.days }), old: bookedPrice.days })
  const line = after ?? before
  return line && <LineName days={(after ? price : bookedPrice).days} line={line} names={names} />
}

/** Lines of the new price in its order, then those that only the old one has. */
function pairLines(before: PrintedLine[], after: PrintedLine[]): Array<Pair & { key: string }> {
  const keyOf = ({ code, ref = '' }: PrintedLine) => `${code} ${ref}`
  const find = (lines: PrintedLine[], key: string) => lines.find((line) => keyOf(line) === key)
  const keys = [...new Set([...after, ...before].map(keyOf))]
  return keys.map((key) => ({ key, before: find(before, key), after: find(after, key) }))
}

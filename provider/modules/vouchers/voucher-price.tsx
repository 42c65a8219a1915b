import type { SheetRow } from '@/provider/contract/vouchers'
import { Box, Line } from './tagged-elements'
import { TwoTerms } from './voucher-lines'
import type { Sheets } from './voucher-sheets'
import { styles } from './voucher-styles'

/** The lines of the price, their total, what of it is paid, and the deposit; the same rows in both languages. */
export function PriceTable({ sheets: [first, second] }: { sheets: Sheets }) {
  const lang = second?.language
  return (
    <Box tag="Table">
      {first.lines.map((row, index) => (
        <PriceRow key={`${row.term} ${row.value}`} lang={lang} row={row} second={second?.lines[index]} />
      ))}
      {first.sums.map(
        (row, index) =>
          // What is due stands with what to bring.
          row.code !== 'due' && (
            <PriceRow
              isTotal={row.code === 'total'}
              key={row.code}
              lang={lang}
              row={row}
              second={second?.sums[index]}
            />
          ),
      )}
    </Box>
  )
}

type RowProps = { row: SheetRow; second: SheetRow | undefined; lang: string | undefined; isTotal?: boolean }

function PriceRow({ row, second, lang, isTotal = false }: RowProps) {
  return (
    <Box style={isTotal ? [styles.row, styles.total] : styles.row} tag="TR" wrap={false}>
      <Box scope="Row" style={styles.grow} tag="TH">
        <TwoTerms isStrong={isTotal} lang={lang} other={secondTerm(row, second)} russian={row.term} />
      </Box>
      <Box tag="TD">
        <Line style={isTotal ? [styles.amount, styles.strong] : styles.amount} tag="Span">
          {row.value}
        </Line>
      </Box>
    </Box>
  )
}

/** Digits read the same in both languages, «free» does not. */
function secondTerm({ value }: SheetRow, second: SheetRow | undefined): string | undefined {
  return /\d/.test(value) || !second ? second?.term : `${second.term}: ${second.value}`
}

import { Document, Page, Text } from '@react-pdf/renderer'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Voucher, VoucherSheet } from '@/provider/contract/vouchers'
import { JOINERS } from '@/provider/rules/vouchers/voucher-texts'
import { Box, Line, Picture } from './tagged-elements'
import { VoucherHead } from './voucher-head'
import { Heading, LinkedLine, Pair, TwoTerms } from './voucher-lines'
import { PriceTable } from './voucher-price'
import { listSheets, rowOf, rowsOf, type Sheets } from './voucher-sheets'
import { styles } from './voucher-styles'

/** What the worker renders: a voucher, a picture of its car as an address of data if there is one, and when the booking changed last. */
export type PrintedVoucher = { voucher: Voucher; car: string | null; touchedAt: string }

/** How tight it is set: `true` where it would not fit its one page otherwise. */
type Props = PrintedVoucher & { isTight: boolean }

/** Russian, and below it the client's language: the branch's staff read one line, the client the other. */
export function VoucherDocument({ voucher, car, touchedAt, isTight }: Props) {
  const [first, second = null] = voucher.sheets
  const sheets: Sheets = [first, second]
  const reader = second ?? first
  return (
    <Document
      author={voucher.brand}
      creationDate={new Date(touchedAt)}
      language={reader.language}
      title={`${reader.headings.voucher} ${voucher.number}, ${voucher.brand}`}
    >
      <Page
        size="A4"
        style={[styles.page, ...(second ? [] : [styles.pageOfOne]), ...(isTight ? [styles.tightPage] : [])]}
      >
        <VoucherHead sheets={sheets} voucher={voucher} />
        <Car car={car} sheets={sheets} />
        <Box style={styles.columns} wrap={false}>
          <HandOver code="pickup" sheets={sheets} />
          <HandOver code="dropoff" sheets={sheets} />
        </Box>
        <Box style={styles.columns}>
          <Box style={[styles.section, styles.grow]} tag="Sect">
            <Heading of={({ headings }) => headings.price} sheets={sheets} />
            <PriceTable sheets={sheets} />
          </Box>
          <Box style={styles.grow}>
            <Bring sheets={sheets} />
            <Contact sheets={sheets} voucher={voucher} />
          </Box>
        </Box>
        <Terms sheets={sheets} />
        {second && <Say sheet={second} sheets={sheets} />}
        <Box style={styles.accident} tag="Sect" wrap={false}>
          <Accident sheets={sheets} />
        </Box>
        <Box style={styles.foot} wrap={false}>
          <Line lang="ru">{first.company.join(' · ')}</Line>
          {first.drawing !== '' && (
            <Line lang="ru">
              {listSheets(sheets)
                .map(({ drawing }) => drawing)
                .join(' ')}
            </Line>
          )}
        </Box>
      </Page>
    </Document>
  )
}

function Car({ car, sheets }: { car: string | null; sheets: Sheets }) {
  const [first] = sheets
  const name = rowOf(first, 'car')?.value ?? ''
  const insurance = (sheet: VoucherSheet) => rowsOf(sheet, ['insurance'])
  return (
    <Box style={styles.strip} tag="Sect" wrap={false}>
      {car && <Picture alt={name} src={car} style={styles.car} />}
      <Box style={styles.grow}>
        <Line style={styles.carName} tag="H2">
          {name}
        </Line>
        {rowOf(first, 'car')?.notes.map((note, index) => (
          <Pair key={note} of={(sheet) => [rowOf(sheet, 'car')?.notes[index] ?? '']} sheets={sheets} />
        ))}
      </Box>
      <Box style={[styles.grow, { flexGrow: 2 }]}>
        <Pair of={insurance} sheets={sheets} />
      </Box>
    </Box>
  )
}

function HandOver({ code, sheets }: { code: 'pickup' | 'dropoff'; sheets: Sheets }) {
  const [first, second] = sheets
  return (
    <Box style={[styles.section, styles.grow]} tag="Sect">
      <Heading of={(sheet) => rowOf(sheet, code)?.term ?? ''} sheets={sheets} />
      <Line lang="ru" style={styles.moment}>
        {first.moments[code]}
      </Line>
      {second && (
        <Line lang={second.language} style={styles.second}>
          {second.moments[code]}
        </Line>
      )}
      <Pair isWhole of={(sheet) => rowOf(sheet, code)?.notes ?? []} sheets={sheets} />
    </Box>
  )
}

/** The sum that is due at the pick-up, and the documents. */
function Bring({ sheets }: { sheets: Sheets }) {
  const [first, second] = sheets
  const due = first.sums.findIndex(({ code }) => code === 'due')
  const sum = first.sums[due]
  return (
    <Box style={styles.section} tag="Sect" wrap={false}>
      <Heading of={({ headings }) => headings.bring} sheets={sheets} />
      {sum && (
        <Box style={styles.due} tag="P">
          <Box style={styles.grow}>
            <TwoTerms lang={second?.language} other={second?.sums[due]?.term} russian={sum.term} />
          </Box>
          <Line style={styles.dueSum} tag="Span">
            {sum.value}
          </Line>
        </Box>
      )}
      <Pair of={({ bring }) => bring.slice(0, 1)} sheets={sheets} />
    </Box>
  )
}

/** The card for the deposit and its terms, and until when a cancellation is free: sentences that need the whole width. */
function Terms({ sheets }: { sheets: Sheets }) {
  const deposit = ({ bring, sums }: VoucherSheet) => [...bring.slice(1), ...sums.flatMap(({ notes }) => notes)]
  return (
    <Box style={styles.note} wrap={false}>
      <Pair of={deposit} sheets={sheets} />
      <Pair of={(sheet) => rowsOf(sheet, ['freeCancellation'])} sheets={sheets} />
    </Box>
  )
}

function Contact({ sheets, voucher: { links, point } }: { sheets: Sheets; voucher: Voucher }) {
  const [first, second] = sheets
  return (
    <Box style={styles.section} tag="Sect" wrap={false}>
      <Heading of={({ headings }) => headings.contact} sheets={sheets} />
      <TwoTerms lang={second?.language} other={second?.headings.map} russian={first.headings.map} />
      <LinkedLine href={links.map}>{point}</LinkedLine>
      <LinkedLine href={links.phone}>{rowOf(first, 'phone')?.value ?? ''}</LinkedLine>
      <Pair
        of={({ hours, moments, language }) => [[hours, moments.zone].join(JOINERS[language].note)]}
        sheets={sheets}
      />
    </Box>
  )
}

function Say({ sheet, sheets }: { sheet: VoucherSheet; sheets: Sheets }) {
  return (
    <Box style={styles.section} tag="Sect" wrap={false}>
      <Heading of={({ headings }) => headings.say} sheets={sheets} />
      <Box style={styles.phrases} tag="L">
        {sheet.phrases.map(({ say, meaning }) => (
          <Box key={say} style={styles.phrase} tag="LI">
            <Box tag="LBody">
              <Line lang="ru" style={styles.strong}>
                {say}
              </Line>
              <Line lang={sheet.language} style={styles.second}>
                {meaning}
              </Line>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Whom to call comes first. The Chinese font has no bold. */
function Accident({ sheets: [first, second] }: { sheets: Sheets }) {
  const [call, ...others] = first.accident
  return (
    <>
      <Line lang="ru">
        <Text style={styles.strong}>{call}</Text> {others.join(' ')}
      </Line>
      {second && (
        <Line lang={second.language} style={styles.second}>
          {second.accident.join(sentenceGap(second.language))}
        </Line>
      )}
    </>
  )
}

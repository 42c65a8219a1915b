import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { SheetRow, Voucher, VoucherSheet } from '@/provider/contract/vouchers'

const INK = '#0a2533'
const MUTED = '#465c67'
const LINE = '#d8e2e6'
/** The second has no rouble sign, so it only helps out. */
const FONTS = ['Onest', 'Noto Sans SC']

// Points.
const styles = StyleSheet.create({
  page: { fontFamily: FONTS, fontSize: 9, lineHeight: 1.35, color: INK, padding: 36, paddingBottom: 60 },
  top: { flexDirection: 'row', justifyContent: 'space-between', borderBottom: `2 solid ${INK}`, paddingBottom: 12 },
  brand: { fontSize: 13, fontWeight: 700 },
  number: { fontSize: 24, fontWeight: 700, lineHeight: 1.3 },
  code: { width: 96, alignItems: 'center', fontSize: 7, color: MUTED, textAlign: 'center' },
  heading: { fontSize: 11, fontWeight: 700, marginTop: 10, marginBottom: 3 },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${LINE}`, paddingVertical: 1.5 },
  term: { width: '38%', paddingRight: 8 },
  value: { width: '62%', fontWeight: 700 },
  wide: { width: '75%', paddingRight: 8 },
  strong: { fontWeight: 700 },
  small: { fontSize: 7, color: MUTED, lineHeight: 1.3 },
  amount: { width: '25%', textAlign: 'right' },
  sum: { width: '25%', textAlign: 'right', fontWeight: 700 },
  second: { fontWeight: 400, color: MUTED },
  note: { fontWeight: 400 },
  foot: { position: 'absolute', left: 36, right: 36, bottom: 24, fontSize: 7, color: MUTED, lineHeight: 1.4 },
})

/** Russian, and below it the client's language: the branch's staff read one line, the client the other. */
export function VoucherDocument({ number, brand, code, sheets }: Voucher) {
  const [first, second = null] = sheets
  const heading = (name: keyof VoucherSheet['headings']) => joinLanguages(first.headings[name], second?.headings[name])
  return (
    <Document language="ru" title={`${first.headings.voucher} ${number}`}>
      <Page size="A4" style={styles.page}>
        <View style={styles.top}>
          <View>
            <Text style={styles.brand}>{brand}</Text>
            <Text>{heading('voucher')}</Text>
            <Text style={styles.number}>{number}</Text>
          </View>
          <View style={styles.code}>
            <Svg height={76} viewBox={`0 0 ${code.side} ${code.side}`} width={76}>
              <Path d={code.path} fill="#000" />
            </Svg>
            {sheets.map(({ language, headings }) => (
              <Text key={language}>{headings.scan}</Text>
            ))}
          </View>
        </View>
        <Text style={styles.heading}>{heading('trip')}</Text>
        {first.trip.slice(1).map((row, index) => (
          <TripRow key={row.term} row={row} second={second?.trip[index + 1]} />
        ))}
        <Text style={styles.heading}>{heading('price')}</Text>
        {first.lines.map((row, index) => (
          <PriceRow key={`${row.term} ${row.value}`} row={row} second={second?.lines[index]} />
        ))}
        {first.sums.map((row, index) => (
          <PriceRow isSum key={row.term} row={row} second={second?.sums[index]} />
        ))}
        <Notes heading={heading('bring')} sheets={sheets} texts="bring" />
        <Notes heading={heading('accident')} sheets={sheets} texts="accident" />
        <View fixed style={styles.foot}>
          {sheets.map(({ language, company }) => (
            <Text key={language}>{company.join(' · ')}</Text>
          ))}
        </View>
      </Page>
    </Document>
  )
}

type RowProps = { row: SheetRow; second: SheetRow | null | undefined }

function TripRow({ row, second }: RowProps) {
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.term}>
        <Text>{row.term}</Text>
        {second && <Text style={styles.second}>{second.term}</Text>}
      </View>
      <View style={styles.value}>
        <Text>{row.value}</Text>
        {row.notes.map((note) => (
          <Text key={note} style={styles.note}>
            {note}
          </Text>
        ))}
        {second && <Text style={styles.second}>{listDifferingTexts(row, second).join(' · ')}</Text>}
      </View>
    </View>
  )
}

function PriceRow({ row, second, isSum = false }: RowProps & { isSum?: boolean }) {
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.wide}>
        <Text style={isSum ? styles.strong : {}}>
          {row.term}
          {second && <Text style={styles.second}>{`  ${second.term}`}</Text>}
        </Text>
        {[...row.notes, ...(second?.notes ?? [])].map((note) => (
          <Text key={note} style={styles.small}>
            {note}
          </Text>
        ))}
      </View>
      <Text style={isSum ? styles.sum : styles.amount}>{amountOf(row, second)}</Text>
    </View>
  )
}

type NotesProps = { heading: string; sheets: VoucherSheet[]; texts: 'bring' | 'accident' }

function Notes({ heading, sheets, texts }: NotesProps) {
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{heading}</Text>
      {sheets.map((sheet, index) => (
        <View key={sheet.language} style={index > 0 ? styles.second : {}}>
          {sheet[texts].map((text) => (
            <Text key={text}>{`• ${text}`}</Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Digits read the same in both, «free» does not. */
function amountOf({ value }: SheetRow, second: SheetRow | null | undefined): string {
  return /\d/.test(value) ? value : joinLanguages(value, second?.value)
}

/** What reads the same in both languages is printed once. */
function listDifferingTexts(row: SheetRow, second: SheetRow): string[] {
  const russian = [row.value, ...row.notes]
  return [second.value, ...second.notes].filter((text) => !russian.includes(text))
}

function joinLanguages(russian: string, other: string | undefined): string {
  return other === undefined || other === russian ? russian : `${russian} · ${other}`
}

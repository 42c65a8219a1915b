import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { QrCode, SheetRow, Voucher, VoucherSheet } from '@/provider/contract/vouchers'
import styles from './printed-voucher.module.css'

/** Blank modules around a code; fewer, and a phone does not find it. */
const QUIET_MODULES = 4

/**
 * On paper in place of the page, in the words of the PDF: Russian for whoever hands the car over or stops it on the road,
 * and beside it the visitor's language (PRODUCT §6).
 */
export function PrintedVoucher({ voucher: { number, code, sheets } }: { voucher: Voucher }) {
  const t = useTranslations('bookings.papers')
  const [first, second] = sheets
  const heading = (name: keyof VoucherSheet['headings']) => (
    <Both other={second?.headings[name]} russian={first.headings[name]} />
  )
  return (
    <section className={styles.voucher}>
      <div className={styles.head}>
        <div>
          <h2>{heading('voucher')}</h2>
          <p className={styles.number}>{number}</p>
        </div>
        {second?.wechat && (
          <div className={styles.code}>
            <Code code={second.wechat.code} label={second.wechat.value} />
            <p>
              {second.wechat.term} {second.wechat.value}
            </p>
          </div>
        )}
        <div className={styles.code}>
          <Code code={code} label={t('code')} />
          <p>{heading('scan')}</p>
        </div>
      </div>
      <h3>{heading('trip')}</h3>
      <dl>
        {first.trip.slice(1).map((row, index) => (
          <TripRow key={row.term} row={row} second={second?.trip[index + 1]} />
        ))}
      </dl>
      <h3>{heading('price')}</h3>
      <dl className={styles.amounts}>
        {first.lines.map((row, index) => (
          <PriceRow key={`${row.term} ${row.value}`} row={row} second={second?.lines[index]} />
        ))}
        {first.sums.map((row, index) => (
          <PriceRow isSum key={row.term} row={row} second={second?.sums[index]} />
        ))}
      </dl>
      <Notes heading={heading('bring')} sheets={sheets} texts="bring" />
      {second && (
        <div className={styles.notes}>
          <h3>{heading('say')}</h3>
          <ul>
            {second.phrases.map(({ say, meaning }) => (
              <li key={say}>
                <b lang="ru">{say}</b>
                {` · ${meaning}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Notes heading={heading('accident')} sheets={sheets} texts="accident" />
      <div className={styles.firm}>
        {sheets.map(({ language, company }) => (
          <p key={language} lang={language}>
            {company.join(' · ')}
          </p>
        ))}
      </div>
    </section>
  )
}

function Code({ code: { path, side }, label }: { code: QrCode; label: string }) {
  const whole = side + 2 * QUIET_MODULES
  return (
    <svg aria-label={label} role="img" viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${whole} ${whole}`} width="110">
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

type RowProps = { row: SheetRow; second: SheetRow | undefined }

function TripRow({ row, second }: RowProps) {
  const russian = [row.value, ...row.notes]
  // What reads the same in both languages is printed once.
  const differing = second ? [second.value, ...second.notes].filter((text) => !russian.includes(text)) : []
  return (
    <div>
      <dt>
        <Both other={second?.term} russian={row.term} />
      </dt>
      <dd>
        <b lang="ru">{row.value}</b>
        {row.notes.map((note) => (
          <span key={note} lang="ru">
            {note}
          </span>
        ))}
        {differing.length > 0 && <span>{differing.join(' · ')}</span>}
      </dd>
    </div>
  )
}

function PriceRow({ row, second, isSum = false }: RowProps & { isSum?: boolean }) {
  // Digits read the same in both, «free» does not.
  const other = /\d/.test(row.value) ? undefined : second?.value
  return (
    <div className={isSum ? styles.total : undefined}>
      <dt>
        <Both other={second?.term} russian={row.term} />
        <RowNotes notes={row.notes} second={second?.notes} />
      </dt>
      <dd>
        <Both other={other} russian={row.value} />
      </dd>
    </div>
  )
}

function RowNotes({ notes, second = [] }: { notes: readonly string[]; second: readonly string[] | undefined }) {
  return notes.map((note, index) => (
    <small key={note}>
      <Both other={second[index]} russian={note} />
    </small>
  ))
}

type NotesProps = { heading: ReactNode; sheets: readonly VoucherSheet[]; texts: 'bring' | 'accident' }

function Notes({ heading, sheets, texts }: NotesProps) {
  return (
    <div className={styles.notes}>
      <h3>{heading}</h3>
      {sheets.map((sheet) => (
        <ul key={sheet.language} lang={sheet.language}>
          {sheet[texts].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Both({ russian, other }: { russian: string; other: string | undefined }) {
  return (
    <>
      <span lang="ru">{russian}</span>
      {other !== undefined && other !== russian && ` · ${other}`}
    </>
  )
}

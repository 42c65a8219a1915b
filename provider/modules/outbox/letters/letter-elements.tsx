import type { CSSProperties, ReactNode } from 'react'
import type { SheetRow } from '@/provider/contract/vouchers'
import type { LetterHandOver, LetterLink, LetterTable } from '@/provider/rules/notifications/messages'
import { COLOURS, styles } from './letter-styles'

type GridProps = {
  children: ReactNode
  width?: string
  bgcolor?: string
  className?: string
  style?: CSSProperties
  cellPadding?: number
}

/** A table that only lays out. Outlook keeps widths, colours and paddings on tables and cells alone (decision 0063). */
export function Grid({ children, bgcolor, cellPadding = 0, width = '100%', ...props }: GridProps) {
  return (
    <table
      border={0}
      cellPadding={cellPadding}
      cellSpacing="0"
      role="presentation"
      width={width}
      {...(bgcolor && { bgcolor })}
      {...props}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** A row that keeps its distance in every program. */
export function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td height={height} style={{ fontSize: '1px', lineHeight: `${height}px` }} />
    </tr>
  )
}

/** A white card of the letter, dark in the dark theme. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <>
      <tr>
        <td>
          <Grid bgcolor={COLOURS.card} className="card" style={styles.card}>
            <tr>
              <td className="pad" style={{ padding: '26px 32px' }}>
                {children}
              </td>
            </tr>
          </Grid>
        </td>
      </tr>
      <Gap height={12} />
    </>
  )
}

/** Pick-up and return, side by side where there is room. */
export function HandOvers({ rows, zone }: { rows: readonly LetterHandOver[]; zone: string }) {
  return (
    <>
      <Grid>
        <tr>
          {rows.map(({ term, value, notes, map }, index) => (
            <td
              className="half"
              key={term}
              style={{ verticalAlign: 'top', paddingLeft: index === 0 ? 0 : '24px' }}
              width="50%"
            >
              <p className="muted" style={styles.small}>
                {term}
              </p>
              <p className="ink" style={styles.strong}>
                {value}
              </p>
              {notes.map((note) => (
                <p className="muted" key={note} style={styles.small}>
                  {note}
                </p>
              ))}
              <p style={styles.small}>
                <a className="link" href={map.href} style={styles.smallLink}>
                  {map.text}
                </a>
              </p>
            </td>
          ))}
        </tr>
      </Grid>
      <p className="muted" style={{ ...styles.small, marginTop: '10px' }}>
        {zone}
      </p>
    </>
  )
}

/** The one button of a letter, with what must be known of the link below it. */
export function ButtonLink({ link: { href, text, note } }: { link: LetterLink }) {
  return (
    <>
      <Grid>
        <Gap height={12} />
        <tr>
          <td align="center">
            <Grid bgcolor={COLOURS.sun} className="wide" style={{ borderRadius: '14px' }} width="auto">
              <tr>
                <td align="center">
                  <a href={href} style={styles.button}>
                    {text}
                  </a>
                </td>
              </tr>
            </Grid>
          </td>
        </tr>
      </Grid>
      {note !== '' && (
        <p className="muted" style={{ ...styles.small, textAlign: 'center', marginTop: '10px' }}>
          {note}
        </p>
      )}
    </>
  )
}

/** Other links, one below the other. */
export function Links({ links }: { links: readonly LetterLink[] }) {
  return links.map(({ href, text, note }) => (
    <p key={href} style={styles.paragraph}>
      <a className="link" href={href} style={styles.link}>
        {text}
      </a>
      {note !== '' && (
        <span className="muted" style={styles.small}>
          <br />
          {note}
        </span>
      )}
    </p>
  ))
}

/** Terms with their values; sums stand at the right, one below the other. */
export function Rows({ table: { heading, isSums, rows } }: { table: LetterTable }) {
  return (
    <>
      {heading !== '' && (
        <h2 className="ink" style={styles.h2}>
          {heading}
        </h2>
      )}
      <table border={0} cellPadding="0" cellSpacing="0" className="rows" style={{ marginBottom: '8px' }} width="100%">
        <tbody>
          {rows.map((row) => (
            <Row isSum={isSums} key={`${row.term} ${row.value}`} row={row} />
          ))}
        </tbody>
      </table>
      {isSums && <Notes notes={rows.flatMap(({ notes }) => notes)} />}
    </>
  )
}

function Row({ row, isSum }: { row: LetterTable['rows'][number]; isSum: boolean }) {
  const { code, term, value, notes } = row
  const isTotal = code === 'total'
  const isMuted = code === 'deposit' || code === 'paid'
  const isLess = isSum && value.startsWith('−')
  const look = isLess ? 'less' : isMuted ? 'muted' : 'ink'
  const tint = isLess ? styles.less : isMuted ? { color: COLOURS.muted } : {}
  const className = isTotal ? `${look} rule` : look
  return (
    <tr>
      <th
        className={className}
        scope="row"
        style={{ ...styles.term, ...tint, ...(isTotal && styles.total) }}
        {...(!isSum && { width: '38%' })}
      >
        {term}
      </th>
      <td
        className={className}
        style={{ ...(isSum ? styles.amount : styles.value), ...tint, ...(isTotal && styles.totalSum) }}
        {...(isSum && { align: 'right' as const })}
      >
        <b style={{ fontWeight: isTotal || !isSum || code === 'due' ? 600 : 400 }}>{value}</b>
        {!isSum && <Notes notes={notes} />}
      </td>
    </tr>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <div className="muted" key={note} style={styles.small}>
      {note}
    </div>
  ))
}

/** A sum that the client brings, in a box of its own. */
export function Box({ row: { term, value, notes } }: { row: SheetRow }) {
  return (
    <Grid bgcolor={COLOURS.box} cellPadding={16} className="box" style={styles.box}>
      <tr>
        <td>
          <p className="muted" style={styles.small}>
            {term}
          </p>
          <p className="ink" style={styles.boxSum}>
            <b>{value}</b>
          </p>
          {notes.map((note) => (
            <p className="muted" key={note} style={styles.small}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Grid>
  )
}

import { render, toPlainText } from '@react-email/render'
import type { ReactNode } from 'react'
import type { SheetRow } from '@/provider/contract/vouchers'
import type { Language } from '@/provider/rules/i18n/language'
import type { Letter, LetterBody, MessageFacts } from '@/provider/rules/notifications/messages'

type Props = Letter & LetterBody & MessageFacts & { language: Language }

// By default a heading is in capitals, and the cells of a table have no space between them.
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'table.rows', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2 } },
  ],
}
// Programs differ in the margins and the line height that a paragraph has by default.
const TEXT = { fontSize: '16px', lineHeight: '24px', marginTop: '16px', marginBottom: '16px' }
const FOOT = {
  fontSize: '14px',
  lineHeight: '24px',
  borderTop: '1px solid',
  paddingTop: '16px',
  marginTop: '16px',
  marginBottom: '16px',
}
const CELL = { fontSize: '16px', padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'top' } as const

/** Returns both parts of an e-mail, from one template. */
export async function renderEmail(props: Props): Promise<{ html: string; text: string }> {
  const html = await render(<MessageEmail {...props} />)
  return { html, text: toPlainText(html, PLAIN) }
}

/** The e-mail loads no pictures: it looks the same everywhere, and no server learns that it was opened. */
function MessageEmail({ language, subject, paragraphs, tables = [], links = [], link, brand, phone }: Props) {
  return (
    <Page language={language} title={subject}>
      <h1 style={{ fontSize: '24px', margin: 0 }}>{brand}</h1>
      {addLineKeys(paragraphs).map(([key, paragraph]) => (
        <p key={key} style={TEXT}>
          {paragraph}
        </p>
      ))}
      {tables.map((rows) => (
        <Rows key={rows[0]?.term} rows={rows} />
      ))}
      {[...links, ...(link ? [link] : [])].map(({ href, text, note }) => (
        <p key={href} style={TEXT}>
          <a href={href}>{text}</a>
          <br />
          {note}
        </p>
      ))}
      <p style={FOOT}>{`${brand} · ${phone}`}</p>
    </Page>
  )
}

/** Outlook keeps paddings and widths on table cells only, so the page is two tables (decision 0063). */
function Page({ language, title, children }: { language: Language; title: string; children: ReactNode }) {
  return (
    <html dir="ltr" lang={language}>
      {/* biome-ignore lint/style/noHeadElement: an e-mail is no page of Next */}
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
      </head>
      <body style={{ padding: 0 }}>
        <table border={0} width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center">
          <tbody>
            <tr>
              <td style={{ fontFamily: 'sans-serif', padding: '24px' }}>
                <table
                  align="center"
                  width="100%"
                  border={0}
                  cellPadding="0"
                  cellSpacing="0"
                  role="presentation"
                  style={{ maxWidth: '37.5em' }}
                >
                  <tbody>
                    <tr style={{ width: '100%' }}>
                      <td>{children}</td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** A visitor's message may have the same line twice: the index makes the keys unique. */
function addLineKeys(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line])
}

function Rows({ rows }: { rows: SheetRow[] }) {
  return (
    <table className="rows" style={{ borderCollapse: 'collapse', margin: '16px 0' }}>
      <tbody>
        {rows.map(({ term, value, notes }) => (
          <tr key={`${term} ${value}`}>
            <th scope="row" style={{ ...CELL, fontWeight: 'normal' }}>
              {term}
            </th>
            <td style={CELL}>
              <b>{value}</b>
              {notes.map((note) => (
                <div key={note}>{note}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

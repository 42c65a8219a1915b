import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { PaperRow } from '@/provider/contract/vouchers'
import type { Language } from '@/provider/rules/i18n/language'
import type { Letter, LetterBody, MessageFacts } from '@/provider/rules/notifications/messages'

type Props = Letter & LetterBody & MessageFacts & { language: Language }

// By default a heading shouts; a table's cells would run into one word.
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'table.rows', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2 } },
  ],
}
const TEXT = { fontSize: '16px' }
const CELL = { fontSize: '16px', padding: '6px 16px 6px 0', textAlign: 'left', verticalAlign: 'top' } as const

/** Both parts of an e-mail, from one template. */
export async function renderEmail(props: Props): Promise<{ html: string; text: string }> {
  const html = await render(<MessageEmail {...props} />)
  return { html, text: toPlainText(html, PLAIN) }
}

/** No pictures, nothing that is loaded: it looks the same everywhere and tells nobody that it was opened. */
function MessageEmail({ language, subject, paragraphs, tables = [], links = [], link, brand, phone }: Props) {
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Body style={{ fontFamily: 'sans-serif', padding: '24px' }}>
        <Container>
          <Heading style={{ fontSize: '24px', margin: 0 }}>{brand}</Heading>
          {numbered(paragraphs).map(([key, paragraph]) => (
            <Text key={key} style={TEXT}>
              {paragraph}
            </Text>
          ))}
          {tables.map((rows) => (
            <Rows key={rows[0]?.term} rows={rows} />
          ))}
          {[...links, ...(link ? [link] : [])].map(({ href, text, note }) => (
            <Text key={href} style={TEXT}>
              <a href={href}>{text}</a>
              <br />
              {note}
            </Text>
          ))}
          <Text style={{ borderTop: '1px solid', paddingTop: '16px' }}>{`${brand} · ${phone}`}</Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Whoever writes to the branch may say the same line twice. */
function numbered(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line])
}

function Rows({ rows }: { rows: PaperRow[] }) {
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

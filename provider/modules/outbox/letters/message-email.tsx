import { render, toPlainText } from '@react-email/render'
import type { ReactNode } from 'react'
import { typeset } from '@/provider/contract/rules/text/typeset'
import type { Language } from '@/provider/rules/i18n/language'
import type { Letter, LetterBody, LetterFacts, LetterTable } from '@/provider/rules/notifications/messages'
import { Box, ButtonLink, Card, Gap, Grid, HandOvers, Links, Rows } from './letter-elements'
import { BANNER_ID, type LetterPicture, MARK_ID, WECHAT_ID } from './letter-pictures'
import { COLOURS, SHEET, styles } from './letter-styles'

type Props = Letter & LetterBody & LetterFacts & { language: Language; picture?: LetterPicture | undefined }

// By default a heading is in capitals, a picture is its address, and the cells of a table have no space between them.
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'img', format: 'skip' },
    { selector: '.unseen', format: 'skip' },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'table.rows', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2 } },
  ],
}

/** The package writes the doctype of XHTML, whose rules its own markup breaks. */
const XHTML_DOCTYPE = /^<!DOCTYPE[^>]*>/
/** What people read of the markup; styles have no such spaces. */
const TEXT_NODE = /(?<=>)[^<]+(?=<)/g

/** Returns both parts of an e-mail, from one template. */
export async function renderEmail(props: Props): Promise<{ html: string; text: string }> {
  const rendered = (await render(<MessageEmail {...props} />)).replace(XHTML_DOCTYPE, '<!DOCTYPE html>')
  const html = rendered.replace(TEXT_NODE, (text) => typeset(text, props.language))
  // The tables that lay out leave empty lines.
  return {
    html,
    text: `${toPlainText(html, PLAIN)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
  }
}

/**
 * The e-mail brings its pictures with it: it looks the same everywhere, also without them, and no server learns that it
 * was opened.
 */
function MessageEmail(props: Props) {
  const { language, subject, paragraphs, handOvers = [], zone = '', tables = [], box, links = [], link } = props
  return (
    <Page language={language} title={subject}>
      <Preview {...props} />
      <Head {...props} />
      <Hero {...props} />
      <Card>
        {addLineKeys(paragraphs).map(([key, paragraph]) => (
          <p className="ink" key={key} style={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {handOvers.length > 0 && <HandOvers rows={handOvers} zone={zone} />}
        <Links links={links} />
        {link && <ButtonLink link={link} />}
      </Card>
      <Tables box={box} tables={tables.filter(({ isSums }) => isSums)} />
      <Tables tables={tables.filter(({ isSums }) => !isSums)} />
      <Foot {...props} />
    </Page>
  )
}

type TablesProps = { tables: readonly LetterTable[]; box?: LetterBody['box'] | undefined }

/** One card: the sums of a letter, or all its other rows. */
function Tables({ tables, box }: TablesProps) {
  if (tables.length === 0) return null
  return (
    <Card>
      {tables.map((table) => (
        <Rows key={table.rows[0]?.term} table={table} />
      ))}
      {box && <Box row={box} />}
    </Card>
  )
}

/** What a list of letters shows beside the subject. */
function Preview({ handOvers = [], paragraphs }: Props) {
  const [first] = handOvers
  return (
    <tr className="unseen" style={styles.unseen}>
      <td>{first ? [first.value, ...first.notes].join(', ') : paragraphs[0]}</td>
    </tr>
  )
}

function Head({ brand, number }: Props) {
  return (
    <tr>
      <td className="pad" style={{ padding: '0 20px' }}>
        <Grid>
          <Gap height={20} />
          <tr>
            <td width="44">
              {/* biome-ignore lint/performance/noImgElement: an e-mail is no page of Next */}
              <img alt="" height="44" src={`cid:${MARK_ID}`} style={styles.mark} width="44" />
            </td>
            <td width="12" />
            <td className="ink" style={styles.brand}>
              {brand}
            </td>
            {number && (
              <td align="right" className="muted" style={styles.number}>
                {number.term}
                <br />
                <b className="ink" style={{ color: COLOURS.ink }}>
                  {number.value}
                </b>
              </td>
            )}
          </tr>
          <Gap height={16} />
        </Grid>
      </td>
    </tr>
  )
}

/** A dark card with the heading, and the car that waits for its driver. */
function Hero({ status, heading, caption = '', picture }: Props) {
  return (
    <>
      <tr>
        <td>
          <Grid bgcolor={COLOURS.night} style={{ borderRadius: '20px', overflow: 'hidden' }}>
            <tr>
              <td className="pad" style={{ padding: picture ? '28px 32px 0' : '28px 32px' }}>
                {status !== '' && <p style={styles.status}>{status}</p>}
                <h1 className="h1" style={styles.h1}>
                  {heading}
                </h1>
                {caption !== '' && <p style={styles.caption}>{caption}</p>}
              </td>
            </tr>
            {picture && (
              <tr>
                <td className="pic">
                  {/* biome-ignore lint/performance/noImgElement: an e-mail is no page of Next */}
                  <img
                    alt={picture.alt}
                    src={`cid:${BANNER_ID}`}
                    style={{ display: 'block', width: '100%', color: '#b3c6ce' }}
                    width="600"
                  />
                </td>
              </tr>
            )}
          </Grid>
        </td>
      </tr>
      <Gap height={12} />
    </>
  )
}

function Foot({ brand, phone, tel, hours, address, map, wechat }: Props) {
  return (
    <tr>
      <td className="pad" style={{ padding: '14px 32px 28px' }}>
        <p className="muted" style={styles.foot}>
          {`${brand} · `}
          <a className="link" href={tel} style={styles.smallLink}>
            {phone}
          </a>
          {` · ${hours}`}
        </p>
        <p className="muted" style={styles.foot}>
          {`${address} · `}
          <a className="link" href={map.href} style={styles.smallLink}>
            {map.text}
          </a>
        </p>
        {wechat && (
          <p className="muted" style={styles.foot}>
            {`${wechat.label} `}
            <b className="ink" style={{ color: COLOURS.ink }}>
              {wechat.name}
            </b>
            <br />
            {/* biome-ignore lint/performance/noImgElement: an e-mail is no page of Next */}
            <img alt="" height="120" src={`cid:${WECHAT_ID}`} style={{ marginTop: '8px' }} width="120" />
          </p>
        )}
      </td>
    </tr>
  )
}

/** Not wider than a letter reads well; the sheet adds narrow screens and the dark theme. */
function Page({ language, title, children }: { language: Language; title: string; children: ReactNode }) {
  return (
    <html dir="ltr" lang={language}>
      {/* biome-ignore lint/style/noHeadElement: an e-mail is no page of Next */}
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <style>{SHEET}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: COLOURS.ground }}>
        <Grid bgcolor={COLOURS.ground} className="ground">
          <tr>
            <td align="center">
              <Grid style={{ maxWidth: '600px' }}>{children}</Grid>
            </td>
          </tr>
        </Grid>
      </body>
    </html>
  )
}

/** A visitor's message may have the same line twice: the index makes the keys unique. */
function addLineKeys(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line])
}
